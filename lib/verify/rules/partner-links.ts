import { primaryCode } from '../../locales';
import type { Rule } from '../export';

/**
 * Every link to the partner says that it is paid for, opens a new tab without handing over this one, and
 * names affiliate and language (decisions, D7). Source of `sponsored`: Google Search Central, 'Qualify links'.
 */
export const partnerLinkFaults: Rule = ({ pages, settings }) => {
  const partner = new URL(settings.PARTNER_URL);
  return pages.flatMap(({ file, root, url, locale }) => {
    const links = root.querySelectorAll('a[href]').flatMap((link) => {
      const href = new URL(link.getAttribute('href') ?? '', url);
      const { host, pathname } = href;
      return host === partner.host && pathname === partner.pathname ? [{ link, href }] : [];
    });
    const faults = links.flatMap(({ link, href }) => {
      const rel = (link.getAttribute('rel') ?? '').split(/\s+/);
      return [
        ...['sponsored', 'noopener'].filter((word) => !rel.includes(word)).map((it) => `rel ${it}`),
        ...(link.getAttribute('target') === '_blank' ? [] : ['target _blank']),
        ...(href.searchParams.get('affid') === settings.AFFILIATE_ID ? [] : ['affid']),
        ...(href.searchParams.get('lang') === primaryCode(locale) ? [] : ['lang of the page']),
      ].map((lacking) => `${file}: partner link ${href} lacks ${lacking}`);
    });
    return links.length > 0 ? faults : [`${file}: has no partner link`];
  });
};
