import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { partnerLink } from '@/lib/partner-link';
import { settings } from '@/lib/site';
import { NewTabHint } from './new-tab-hint';

type PartnerLinkProps = { className: string; children: ReactNode };

/** A link to the survey partner: new tab, and marked as sponsored. */
export async function PartnerLink({ className, children }: PartnerLinkProps) {
  const { PARTNER_URL: base, AFFILIATE_ID: affiliateId } = settings;
  const href = partnerLink({ base, affiliateId, locale: await getLocale() });
  return (
    <a href={href} target="_blank" rel="sponsored noopener" className={className}>
      {children}
      <NewTabHint />
    </a>
  );
}
