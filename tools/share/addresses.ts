import { linkTo } from '../../lib/address/links';
import type { Page } from '../../lib/address/paths';
import { defaultLocale, hasSeveralLanguages } from '../../lib/site/languages';
import type { Locale, Route } from '../../lib/site/names';
import { localesWith } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';

/** An address to share, and the page whose title and card it has. */
export type SharedAddress = Page & {
  address: string;
  /** True for the address that shows each visitor the language of their browser. */
  adapts: boolean;
};

/**
 * A page's address in each of its languages. The one without a language prefix adapts to the
 * visitor. It comes last, and first stands with `lang` what always shows English.
 */
export function addressesOf(site: Site, route: Route): SharedAddress[] {
  const shared = (locale: Locale, lang?: Locale): SharedAddress => ({
    locale,
    route,
    adapts: locale === defaultLocale && !lang,
    address: site.settings.SITE_URL + linkTo(site, { locale, route }, { lang }),
  });
  if (!hasSeveralLanguages(site)) return [{ ...shared(defaultLocale), adapts: false }];
  const inLanguages = localesWith(site, route).map((locale) =>
    locale === defaultLocale ? shared(locale, locale) : shared(locale),
  );
  return [...inLanguages, shared(defaultLocale)];
}
