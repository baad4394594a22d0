import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { site } from '@/lib/current/site';
import { partnerLink } from '@/lib/metadata/partner-link';
import { NewTabHint } from './new-tab-hint';

type PartnerLinkProps = { className: string; children: ReactNode };

/** A link to the survey partner: new tab, and marked as sponsored. */
export async function PartnerLink({ className, children }: PartnerLinkProps) {
  const { PARTNER_URL: base, AFFILIATE_ID: affiliateId } = site.settings;
  const href = partnerLink({ base, affiliateId, locale: await getLocale() });
  return (
    <a href={href} target="_blank" rel="sponsored noopener" className={className}>
      {children}
      <NewTabHint />
    </a>
  );
}
