import { directionOf, locales } from '@/lib/locales';
import { hrefOf } from '@/lib/paths';
import type { Route } from '@/lib/routes';

/** The same page in one language. Its address names the language, so that it is a choice wherever it opens. */
export type LanguageLink = { code: string; name: string; dir: string; href: string };

/** The page of this route in every language. Pure, so that the menu in the browser can make them as well. */
export function languageLinks(route: Route, basePath: string): LanguageLink[] {
  return locales.map(({ code, name }) => ({
    code,
    name,
    dir: directionOf(code),
    href: hrefOf({ locale: code, route }, { basePath, lang: code }),
  }));
}
