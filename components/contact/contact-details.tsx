import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EmailLink } from '@/components/ui/email-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { site } from '@/lib/current/site';
import { answeredLanguages } from '@/lib/messages/answered-languages';
import { companyOf } from '@/lib/site/companies';
import { hoursInSingapore } from '@/lib/site/office-hours';

/** The country code of Singapore, where most readers are: for them, other numbers are abroad. */
const singaporePrefix = '+65';

export async function ContactDetails() {
  const t = await getTranslations('pages.contact.details');
  const locale = await getLocale();
  const { email, phone, country } = companyOf(site, locale);
  const inSingapore = hoursInSingapore(site, country);
  return (
    <div className="card card-plain">
      <h2 className="text-h5">{t('title')}</h2>
      <Note>{t('answers_in', { languages: answeredLanguages(site, locale) })}</Note>
      <dl className="stack mt-4">
        <Detail icon={Mail} name={t('email')}>
          <EmailLink address={email} />
        </Detail>
        <Detail icon={Phone} name={t('phone')}>
          <PhoneLink number={phone} />
          {!phone.startsWith(singaporePrefix) && <Note>{t('call_costs')}</Note>}
        </Detail>
        <Detail icon={MapPin} name={t('address')}>
          <PostalAddress />
        </Detail>
        <Detail icon={Clock} name={t('hours')}>
          {t('hours_value', { ...site.config.facts.officeHours, zone: t(`zones.${country}`) })}
          {inSingapore && <Note>{t('hours_singapore', inSingapore)}</Note>}
        </Detail>
      </dl>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-ink-quiet text-small">{children}</p>;
}

type DetailProps = { icon: LucideIcon; name: string; children: ReactNode };

function Detail({ icon: Icon, name, children }: DetailProps) {
  return (
    <div>
      <dt className="signed font-medium">
        <Icon size={20} className="text-primary" />
        {name}
      </dt>
      <dd className="ms-7.5 max-tight:ms-0">{children}</dd>
    </div>
  );
}
