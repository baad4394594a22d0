import { primaryCode } from '../address/grammar';

type PartnerLink = { base: string; affiliateId: string; locale: string };

/**
 * The partner's address for a page in this language: `base` plus `affid` and `lang`.
 * `lang` is the primary part of the page's language; a `?lang` of the visitor's replaces it in the browser
 * (components/language/propagate-language.client.ts). A fragment of the base stays at the end.
 * Why: docs/decisions/partner-links.md.
 */
export function partnerLink({ base, affiliateId, locale }: PartnerLink): string {
  const [address, fragment] = base.split('#', 2);
  const separator = address.includes('?') ? '&' : '?';
  const query = `affid=${encodeURIComponent(affiliateId)}&lang=${primaryCode(locale)}`;
  return `${address}${separator}${query}${fragment ? `#${fragment}` : ''}`;
}
