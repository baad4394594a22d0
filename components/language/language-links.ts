import { directionOf, locales } from '@/lib/locales';
import type { Route } from '@/lib/routes';
import { linkTo } from '@/lib/site';

/** The same page in one language. Its address names the language, so that it is a choice wherever it opens. */
export type LanguageLink = { code: string; name: string; dir: string; href: string };

export function languageLinks(route: Route): LanguageLink[] {
  return locales.map(({ code, name }) => ({
    code,
    name,
    dir: directionOf(code),
    href: linkTo({ locale: code, route }, { lang: code }),
  }));
}
