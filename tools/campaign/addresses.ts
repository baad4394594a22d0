import { linkTo } from '../../lib/address/links';
import { allPages } from '../../lib/address/paths';
import { defaultLocale } from '../../lib/site/languages';
import type { Locale, Route } from '../../lib/site/names';
import type { Site } from '../../lib/site/site';

export type Campaign = {
  languages: readonly Locale[];
  /** UTM parameters by name, unescaped. */
  parameters: ReadonlyMap<string, string>;
};

export type SharedAddress = { language: string; page: Route; address: string };

/**
 * Every page's address in these languages, with the parameters appended. A page without language prefix stands there
 * twice: as the address that adapts to the visitor, and with `lang` for those who shall read it in the base language.
 */
export function sharedAddresses(site: Site, { languages, parameters }: Campaign): SharedAddress[] {
  return allPages(site)
    .filter(({ locale }) => languages.includes(locale))
    .flatMap((page) => {
      const { locale, route } = page;
      const row = (language: string, lang?: Locale) => {
        const url = new URL(linkTo(site, page, { lang }), site.settings.SITE_URL);
        for (const [name, value] of parameters) url.searchParams.set(name, value);
        return { language, page: route, address: url.href };
      };
      return locale === defaultLocale ? [row("visitor's"), row(locale, locale)] : [row(locale)];
    });
}

/** As CSV (RFC 4180). No field needs quotes: what would, a comma or a quote, is escaped in an address. */
export function asCsv(addresses: readonly SharedAddress[]): string {
  const rows = addresses.map(({ language, page, address }) => `${language},${page},${address}`);
  return ['language,page,address', ...rows, ''].join('\r\n');
}
