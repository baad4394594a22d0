/**
 * The parts of addresses: `/surveys/pt-BR/terms/?lang=pt-BR`. The script in the head of every page
 * contains this file, so it imports nothing.
 */

/** The query parameter with the language on screen, and its alias. */
export const languageParameter = 'lang';
export const languageAlias = 'lng';

/** The file for unknown addresses, at the root and in each language's folder. */
export const notFoundFile = '404.html';

/** The primary subtag of a language's code: `pt` of `pt-BR`. */
export function primaryCode(code: string): string {
  return code.split('-', 1)[0].toLowerCase();
}

/** The route of the home page, which has no path segment. */
export const homeRoute = 'home';

/**
 * Sets the language in a query: `?a=1&lang=de`. Other parameters stay the same, to the byte.
 * @param query an empty string, or a query with its question mark
 * @param names the parameters to replace: on a partner's site, our alias may mean something else
 */
export function withLanguage(
  query: string,
  code: string,
  names: readonly string[] = [languageParameter, languageAlias],
): string {
  const parts = query ? query.slice(1).split('&') : [];
  // Parses each part, because names may be escaped. `?` is added, because one is removed from the
  // start.
  const namesLanguage = (part: string) =>
    names.some((name) => new URLSearchParams(`?${part}`).has(name));
  const others = parts.filter((part) => !namesLanguage(part));
  return `?${[...others, `${languageParameter}=${code}`].join('&')}`;
}

/** The segments of a page's path: none for the home page in the base language. */
export function pathSegments(locale: string, route: string, baseLocale: string): string[] {
  return [locale === baseLocale ? '' : locale, route === homeRoute ? '' : route].filter(Boolean);
}

/** Segments as a path, with a slash at both ends. */
export function joinPath(segments: readonly string[]): string {
  return ['', ...segments, ''].join('/');
}
