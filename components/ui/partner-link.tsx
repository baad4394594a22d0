import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { partnerLink } from '@/lib/partner-link';
import { settings } from '@/lib/site';

/** A link to the survey partner: new tab, marked as sponsored, and said so to those who cannot see it. */
export async function PartnerLink({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  const locale = await getLocale();
  const t = await getTranslations('header');
  const href = partnerLink({
    base: settings.PARTNER_URL,
    affiliateId: settings.AFFILIATE_ID,
    locale,
  });
  return (
    <a href={href} target="_blank" rel="sponsored noopener" className={className}>
      {children}
      <span className="sr-only"> ({t('opens_in_new_tab')})</span>
    </a>
  );
}
