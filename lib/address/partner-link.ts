import { primaryCode } from './grammar';

type PartnerLink = { base: string; affiliateId: string; locale: string };

/**
 * The partner's address for a page in this language: `base` plus `affid` and `lang`, before a
 * fragment. `lang` is the primary subtag of the page's language; in the browser, a `?lang` of the
 * page's address replaces it (components/language/propagate-language.client.ts). See
 * docs/decisions/partner-links.md.
 */
export function partnerLink({ base, affiliateId, locale }: PartnerLink): string {
  const [address, ...fragment] = base.split('#');
  const separator = address.includes('?') ? '&' : '?';
  const query = `affid=${encodeURIComponent(affiliateId)}&lang=${primaryCode(locale)}`;
  return `${address}${separator}${query}${['', ...fragment].join('#')}`;
}
