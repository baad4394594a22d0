import { defaultLocale, localeCodes } from '../../locales';
import type { PageFile } from '../export';
import { type ExportedPage, inHead } from '../page';
import type { Rule } from '../rule';

/** The addresses that a page names as itself in other languages, by hreflang. */
export function alternatesOf(page: ExportedPage): Map<string, string> {
  const links = inHead(page, 'link').filter(
    ({ attrs }) => attrs.rel === 'alternate' && attrs.hreflang !== undefined,
  );
  return new Map(links.map(({ attrs }) => [attrs.hreflang, attrs.href ?? '']));
}

/**
 * A page names itself, every other language and `x-default`, and each of them names it in return:
 * a search engine ignores a pair that is not mutual. Source: Google Search Central, 'Localized versions'.
 */
export const alternateFaults: Rule = ({ pages }) => {
  const byUrl = new Map([...pages.values()].map((page) => [page.url, page]));
  const unprefixed = new Map(
    [...byUrl.values()]
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ route, url }) => [route, url]),
  );
  /** The pages that a page leads to, and of these the ones that have to lead back. */
  const named = new Map<PageFile, Set<PageFile>>();
  const expected = new Map<PageFile, PageFile[]>();
  /** All languages of a page should name the same, and then share one set. */
  const shared = new Map<string, Set<PageFile>>();
  return {
    page(page) {
      const { file, url, locale, route } = page;
      const alternates = alternatesOf(page);
      const own = byUrl.get(url) ?? page;
      const pairs = [...alternates].map(([code, target]) => ({
        code,
        target,
        other: byUrl.get(target),
      }));
      const others = pairs.flatMap(({ other }) => other ?? []);
      const key = others.map((other) => other.file).join();
      const same = shared.get(key) ?? new Set(others);
      shared.set(key, same);
      named.set(own, same);
      expected.set(
        own,
        pairs.flatMap(({ code, other }) => (other && speaks(other, code) ? [other] : [])),
      );
      return [
        ...[...localeCodes, 'x-default']
          .filter((code) => !alternates.has(code))
          .map((code) => `hreflang ${code} is missing`),
        ...(alternates.has(locale) && alternates.get(locale) !== url
          ? [`hreflang ${locale} is ${alternates.get(locale)}, not the page itself`]
          : []),
        ...(alternates.has('x-default') && alternates.get('x-default') !== unprefixed.get(route)
          ? [`hreflang x-default is ${alternates.get('x-default')}, not the unprefixed address`]
          : []),
        ...pairs.flatMap(({ code, target, other }) => {
          if (!other) return [`hreflang ${code} leads to ${target}, which is no page`];
          return speaks(other, code)
            ? []
            : [`hreflang ${code} leads to ${target}, which is in ${other.locale}`];
        }),
      ].map((fault) => `${file}: ${fault}`);
    },
    end: () =>
      [...expected].flatMap(([page, others]) =>
        others
          .filter((other) => !named.get(other)?.has(page))
          .map((other) => `${other.file}: hreflang does not lead back to ${page.url}`),
      ),
  };
};

function speaks({ locale }: PageFile, code: string): boolean {
  return code === 'x-default' || code === locale;
}
