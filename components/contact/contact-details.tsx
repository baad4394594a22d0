import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { EmailLink } from '@/components/ui/email-link';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { officeHours } from '@/lib/figures';
import { operatorOf } from '@/lib/operators';

export async function ContactDetails() {
  const t = await getTranslations('pages.contact.details');
  const { email, phone, country } = operatorOf(await getLocale());
  return (
    <Card surface="purple">
      <h2 className="text-h4">{t('title')}</h2>
      <dl className="mt-6 space-y-6">
        <Detail icon="mail" name={t('email')}>
          <EmailLink address={email} />
        </Detail>
        <Detail icon="phone" name={t('phone')}>
          <PhoneLink number={phone} />
        </Detail>
        <Detail icon="mapPin" name={t('address')}>
          <PostalAddress />
        </Detail>
        <Detail icon="clock" name={t('hours')}>
          {t('hours_value', { ...officeHours, zone: t(`zones.${country}`) })}
        </Detail>
      </dl>
    </Card>
  );
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex gap-4 font-medium">
        <Icon name={icon} className="mt-1 text-primary" size={24} />
        {name}
      </dt>
      <dd className="ms-10">{children}</dd>
    </div>
  );
}
