import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { site } from '@/lib/current/site';
import { partnerLink } from '@/lib/metadata/partner-link';
import { AdLabel } from './ad-label';
import { NewTabHint } from './new-tab-hint';

type PartnerLinkProps = {
  className: string;
  children: ReactNode;
  /** What it is called where its contents do not say it. The advertising label is added, and has to stand beside it. */
  name?: string;
};

/** A link to the survey partner: new tab, marked as sponsored, and said to be advertising. */
export async function PartnerLink({ className, children, name }: PartnerLinkProps) {
  const t = await getTranslations();
  const { PARTNER_URL: base, AFFILIATE_ID: affiliateId } = site.settings;
  const href = partnerLink({ base, affiliateId, locale: await getLocale() });
  const link = { target: '_blank', rel: 'sponsored noopener', className };
  if (name) {
    const label = `${name} (${t('ad_label')}, ${t('header.opens_in_new_tab')})`;
    return (
      <a href={href} aria-label={label} {...link}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...link}>
      <span>
        {children} <AdLabel />
        <NewTabHint />
      </span>
    </a>
  );
}
