import { linkTo } from '../../lib/address/links';
import { allPages } from '../../lib/address/paths';
import { defaultLocale } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import type { Site } from '../../lib/site/site';
import { type SharedAddress, visitors } from './campaign.client';

/**
 * Every page's address in every language, without parameters of a campaign. A page without language prefix stands there
 * twice: as the address that adapts to the visitor, which comes first, and with `lang` for those who shall read English.
 */
export function sharedAddresses(site: Site): SharedAddress[] {
  return allPages(site).flatMap((page) => {
    const { locale, route } = page;
    const row = (language: string, lang?: Locale) => {
      const address = site.settings.SITE_URL + linkTo(site, page, { lang });
      return { language, page: route, address };
    };
    return locale === defaultLocale ? [row(visitors), row(locale, locale)] : [row(locale)];
  });
}
