import { primaryCode } from '../../../lib/address/grammar';
import { memoize } from '../../../lib/bundling/memoize';
import { textOf } from '../../export/document';
import type { Export, ExportedPage, OpenPage } from '../../export/read-export';
import type { RuleSet } from '../rule-set';

/** Every link within the site leads to a page, and its anchor to an element of that page. */
function* linkFaults({ links }: ExportedPage, { files, pages }: Export) {
  for (const { href, file, id } of links)
    if (!files.has(file)) yield `link ${href} leads to no file`;
    else if (id && !pages.get(file)?.ids.has(id)) yield `link ${href} leads to no element`;
}

/** Every link leads somewhere. */
function* emptyLinkFaults({ select }: OpenPage) {
  for (const link of select('a'))
    if (!link.getAttribute('href')) yield `a link "${link.text}" leads nowhere`;
}

/** Links are read out of their sentences, too: a short number alone says nobody whom it calls. */
function* bareNumberFaults({ select }: OpenPage) {
  for (const link of select('a'))
    if (/^\d+$/.test(textOf(link)))
      yield `a link to ${link.getAttribute('href')} says a number alone`;
}

/** The files that can be reached from the home page by links. */
const reachable = memoize(({ pages }: Export) => {
  const found = new Set(['index.html']);
  // A loop over a set also visits what is added to it meanwhile.
  for (const file of found) for (const link of pages.get(file)?.links ?? []) found.add(link.file);
  return found;
});

/** Every page can be reached by links: nobody would find another one. */
function* reachFaults({ file }: ExportedPage, exported: Export) {
  if (!reachable(exported).has(file)) yield 'no link leads here';
}

/**
 * Every link to the partner says that it is paid for, opens a new tab without handing over this
 * one, and names affiliate and language. Source of `sponsored`: Google Search Central, 'Qualify
 * links'.
 */
function* partnerLinkFaults(
  { locale, select, url }: OpenPage,
  { site: { config, settings } }: Export,
) {
  const partners = [settings.PARTNER_URL, ...config.topFive.flatMap((row) => row.url ?? [])].map(
    (address) => new URL(address),
  );
  const paid = select('a[href]').flatMap(({ attrs }) => {
    const address = new URL(attrs.href, url);
    const isPaid = partners.some(
      ({ host, pathname }) => address.host === host && address.pathname === pathname,
    );
    return isPaid ? { rel: attrs.rel, target: attrs.target, address } : [];
  });
  if (paid.length === 0) yield 'has no partner link';
  for (const { rel = '', target, address } of paid) {
    const words = rel.split(/\s+/);
    const { searchParams } = address;
    const demands = {
      'rel sponsored': words.includes('sponsored'),
      'rel noopener': words.includes('noopener'),
      'target _blank': target === '_blank',
      affid: searchParams.get('affid') === settings.AFFILIATE_ID,
      'lang of the page': searchParams.get('lang') === primaryCode(locale),
    };
    for (const [demand, isMet] of Object.entries(demands))
      if (!isMet) yield `partner link ${address} lacks ${demand}`;
  }
}

export const links: RuleSet = {
  pages: [emptyLinkFaults, bareNumberFaults, partnerLinkFaults],
  site: [linkFaults, reachFaults],
};
