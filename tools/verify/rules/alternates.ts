import { defaultLocale } from '../../../lib/locales';
import { fileOf } from '../../../lib/paths';
import { localesOf } from '../../../lib/routes';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';

/** The addresses that a page names as itself in other languages, by hreflang. */
export function alternatesOf({ linked }: Pick<ExportedPage, 'linked'>): Map<string, string> {
  const links = linked('alternate').filter(({ attrs }) => attrs.hreflang !== undefined);
  return new Map(links.map(({ attrs }) => [attrs.hreflang, attrs.href ?? '']));
}

/**
 * A page names itself, every other language that has it and `x-default`, and each of them names it in return:
 * a search engine ignores a pair that is not mutual. Source: Google Search Central, 'Localized versions'.
 */
export const alternateFaults: Rule = ({ pages }) => {
  const byUrl = new Map([...pages.values()].map((page) => [page.url, page]));
  /** What each page names, by its address. */
  const named = new Map<string, Map<string, string>>();
  return {
    page(page) {
      const alternates = alternatesOf(page);
      named.set(page.url, alternates);
      const unprefixed = pages.get(fileOf({ ...page, locale: defaultLocale }));
      const [own, fallback] = [alternates.get(page.locale), alternates.get('x-default')];
      return [
        ...[...localesOf(page.route), 'x-default']
          .filter((code) => !alternates.has(code))
          .map((code) => `hreflang ${code} is missing`),
        ...(own === undefined || own === page.url
          ? []
          : [`hreflang ${page.locale} is ${own}, not the page itself`]),
        ...(fallback === undefined || fallback === unprefixed?.url
          ? []
          : [`hreflang x-default is ${fallback}, not the unprefixed address`]),
        ...[...alternates].flatMap(([code, target]) => {
          const other = byUrl.get(target);
          if (!other) return [`hreflang ${code} leads to ${target}, which is no page`];
          return code === 'x-default' || code === other.locale
            ? []
            : [`hreflang ${code} leads to ${target}, which is in ${other.locale}`];
        }),
      ];
    },
    end: () =>
      [...named].flatMap(([url, alternates]) =>
        [...alternates].flatMap(([code, target]) => {
          const other = byUrl.get(target);
          const mutual = [...(named.get(target)?.values() ?? [])].includes(url);
          const asked = other && (code === 'x-default' || code === other.locale);
          return asked && !mutual ? [`${other.file}: hreflang does not lead back to ${url}`] : [];
        }),
      ),
  };
};
