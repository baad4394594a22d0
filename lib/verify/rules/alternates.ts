import type { HTMLElement } from 'node-html-parser';
import { defaultLocale, localeCodes } from '../../locales';
import type { ExportedPage, Rule } from '../export';

/** The addresses that a page names as itself in other languages, by hreflang. */
export function alternatesOf(root: HTMLElement): Map<string, string> {
  const links = root.querySelectorAll('head link[rel="alternate"][hreflang]');
  return new Map(
    links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  );
}

/**
 * A page names itself, every other language and `x-default`, and each of them names it in return:
 * a search engine ignores a pair that is not mutual. Source: Google Search Central, 'Localized versions'.
 */
export const alternateFaults: Rule = ({ pages }) => {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) => {
    const { file, root, url, locale, route } = page;
    const named = alternatesOf(root);
    const unprefixed = pages.find((one) => one.route === route && one.locale === defaultLocale);
    return [
      ...[...localeCodes, 'x-default']
        .filter((code) => !named.has(code))
        .map((code) => `${file}: hreflang ${code} is missing`),
      ...(named.has(locale) && named.get(locale) !== url
        ? [`${file}: hreflang ${locale} is ${named.get(locale)}, not the page itself`]
        : []),
      ...(named.has('x-default') && named.get('x-default') !== unprefixed?.url
        ? [`${file}: hreflang x-default is ${named.get('x-default')}, not the unprefixed address`]
        : []),
      ...[...named].flatMap(([code, target]) => pairFaults(page, code, target, byUrl.get(target))),
    ];
  });
};

function pairFaults(
  { file, url }: ExportedPage,
  code: string,
  target: string,
  other: ExportedPage | undefined,
): string[] {
  if (!other) return [`${file}: hreflang ${code} leads to ${target}, which is no page`];
  if (code !== 'x-default' && other.locale !== code) {
    return [`${file}: hreflang ${code} leads to ${target}, which is in ${other.locale}`];
  }
  const returned = [...alternatesOf(other.root).values()].includes(url);
  return returned ? [] : [`${other.file}: hreflang does not lead back to ${url}`];
}
