import { primaryCode } from '../../../lib/locales';
import { memoize } from '../../../lib/memoize';
import type { Export, ExportedPage } from '../export';

/** Every link within the site leads to a page, and its anchor to an element of that page. */
export function* linkFaults({ select, links }: ExportedPage, { files, pages }: Export) {
  for (const link of select('a'))
    if (!link.getAttribute('href')) yield `a link "${link.text}" leads nowhere`;
  for (const { href, address, file } of links) {
    const id = decodeURIComponent(address.hash.slice(1));
    if (file === undefined) continue;
    if (!files.has(file)) yield `link ${href} leads to no file`;
    else if (id && !pages.get(file)?.root.getElementById(id))
      yield `link ${href} leads to no element`;
  }
}

/** The files that can be reached from the home page by links. */
const reachable = memoize(({ pages }: Export) => {
  const found = new Set(['index.html']);
  // A set hands out what is added while it is walked.
  for (const file of found)
    for (const link of pages.get(file)?.links ?? []) if (link.file) found.add(link.file);
  return found;
});

/** What nothing leads to, nobody finds. */
export function* reachFaults({ file }: ExportedPage, site: Export) {
  if (!reachable(site).has(file)) yield 'no link leads here';
}

/**
 * Every link to the partner says that it is paid for, opens a new tab without handing over this one, and
 * names affiliate and language. Source of `sponsored`: Google Search Central, 'Qualify links'.
 */
export function* partnerLinkFaults({ locale, links }: ExportedPage, { settings }: Export) {
  const partner = new URL(settings.PARTNER_URL);
  const paid = links.filter(
    ({ address }) => address.host === partner.host && address.pathname === partner.pathname,
  );
  if (paid.length === 0) yield 'has no partner link';
  for (const { element, address } of paid) {
    const rel = element.getAttribute('rel')?.split(/\s+/);
    const { searchParams } = address;
    const demands = {
      'rel sponsored': rel?.includes('sponsored'),
      'rel noopener': rel?.includes('noopener'),
      'target _blank': element.getAttribute('target') === '_blank',
      affid: searchParams.get('affid') === settings.AFFILIATE_ID,
      'lang of the page': searchParams.get('lang') === primaryCode(locale),
    };
    for (const [demand, isMet] of Object.entries(demands))
      if (!isMet) yield `partner link ${address} lacks ${demand}`;
  }
}
