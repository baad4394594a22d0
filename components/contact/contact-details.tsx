import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { EmailLink } from '@/components/ui/email-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';

export async function ContactDetails() {
  const t = await getTranslations('pages.contact.details');
  const { email, phone, country } = companyOf(site, await getLocale());
  return (
    <Card surface="purple">
      <h2 className="text-h3">{t('title')}</h2>
      <dl className="mt-3 grid gap-3 text-note md:mt-5 md:gap-5">
        <Detail icon={Mail} name={t('email')}>
          <EmailLink address={email} />
        </Detail>
        <Detail icon={Phone} name={t('phone')}>
          <PhoneLink number={phone} />
        </Detail>
        <Detail icon={MapPin} name={t('address')}>
          <PostalAddress />
        </Detail>
        <Detail icon={Clock} name={t('hours')}>
          {t('hours_value', { ...site.config.facts.officeHours, zone: t(`zones.${country}`) })}
        </Detail>
      </dl>
    </Card>
  );
}

type DetailProps = { icon: LucideIcon; name: string; children: ReactNode };

function Detail({ icon: Icon, name, children }: DetailProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="flex gap-3 md:font-medium">
        <Icon size={20} className="mt-0.5 shrink-0 text-primary" />
        <span className="max-md:sr-only">{name}</span>
      </dt>
      <dd className="md:col-start-1 md:ms-8">{children}</dd>
    </div>
  );
}
