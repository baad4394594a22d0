import { primaryCode } from '../../../lib/locales';
import type { Rule } from '../rule';

/**
 * Every link to the partner says that it is paid for, opens a new tab without handing over this one, and
 * names affiliate and language. Source of `sponsored`: Google Search Central, 'Qualify links'.
 */
export const partnerLinkFaults: Rule = ({ settings }) => {
  const partner = new URL(settings.PARTNER_URL);
  return {
    page({ locale, links }) {
      const paid = links.filter(
        ({ address }) => address.host === partner.host && address.pathname === partner.pathname,
      );
      if (paid.length === 0) return ['has no partner link'];
      return paid.flatMap(({ element, address }) => {
        const rel = (element.getAttribute('rel') ?? '').split(/\s+/);
        const { searchParams } = address;
        return [
          ...['sponsored', 'noopener']
            .filter((word) => !rel.includes(word))
            .map((word) => `rel ${word}`),
          ...(element.getAttribute('target') === '_blank' ? [] : ['target _blank']),
          ...(searchParams.get('affid') === settings.AFFILIATE_ID ? [] : ['affid']),
          ...(searchParams.get('lang') === primaryCode(locale) ? [] : ['lang of the page']),
        ].map((lacking) => `partner link ${address} lacks ${lacking}`);
      });
    },
  };
};
