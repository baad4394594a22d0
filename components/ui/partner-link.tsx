import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { partnerLink } from '@/lib/address/partner-link';
import { site } from '@/lib/current/site';
import { SponsoredLink } from './sponsored-link';

type PartnerLinkProps = {
  /** An address of the partner, if it is another one than `PARTNER_URL`. */
  base?: string;
  className: string;
  children: ReactNode;
  /**
   * The accessible name, if the contents do not say it. The advertising label is added, and must
   * also be visible nearby.
   */
  name?: string;
};

/** A link to the survey partner, which names the affiliate and the page's language. */
export async function PartnerLink({
  base = site.settings.PARTNER_URL,
  className,
  children,
  name,
}: PartnerLinkProps) {
  const t = await getTranslations();
  const { AFFILIATE_ID: affiliateId } = site.settings;
  const href = partnerLink({ base, affiliateId, locale: await getLocale() });
  const label =
    name && `${name}${t('ad_label_pause')} ${t('ad_label')} ${t('header.opens_in_new_tab')}`;
  return (
    <SponsoredLink href={href} className={className} label={label}>
      {children}
    </SponsoredLink>
  );
}
