import { linkTo } from '../../lib/address/links';
import { defaultLocale } from '../../lib/site/languages';
import type { Locale, Route } from '../../lib/site/names';
import { localesWith, routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import type { SharedAddress } from './campaign.client';
import { visitors } from './names.client';

/** Every page's address in every language, without parameters of a campaign, the home page first. */
export function sharedAddresses(site: Site): SharedAddress[] {
  return routesOf(site).flatMap((route) => addressesOf(site, route));
}

/**
 * A page's address in each of its languages. The one without a language prefix is listed twice: first as the address that
 * adapts to the visitor, then with `lang` as the one that always shows English.
 */
export function addressesOf(site: Site, route: Route): SharedAddress[] {
  return localesWith(site, route).flatMap((locale) => {
    const row = (language: string, lang?: Locale) => {
      const address = site.settings.SITE_URL + linkTo(site, { locale, route }, { lang });
      return { language, page: route, address };
    };
    return locale === defaultLocale ? [row(visitors), row(locale, locale)] : [row(locale)];
  });
}
