/**
 * How addresses are made up: `/surveys/pt-BR/terms/?lang=pt-BR`. The decision script in the head of every page contains
 * this file, so it imports nothing.
 */

/** The query parameter that names the language on screen, and another name of it. */
export const languageParameter = 'lang';
export const languageAlias = 'lng';

/** The file with which a host answers unknown addresses: at its root, and in each language's folder. */
export const notFoundFile = '404.html';

/** The part of a language's code before its script or region: `pt` of `pt-BR`. */
export function primaryCode(code: string): string {
  return code.split('-', 1)[0].toLowerCase();
}

/** The page that has no segment of its own. */
export const homeRoute = 'home';

/**
 * A query that names a language, `?a=1&lang=de`. All else in it is other people's, and stays as it is, to the byte.
 * @param names what names a language in it: on another site, an alias of ours may mean something else
 */
export function withLanguage(
  query: string,
  code: string,
  names: readonly string[] = [languageParameter, languageAlias],
): string {
  const parts = query ? query.slice(1).split('&') : [];
  // Names may be escaped. The question mark keeps one that a name begins with.
  const namesLanguage = (part: string) =>
    names.some((name) => new URLSearchParams(`?${part}`).has(name));
  const others = parts.filter((part) => !namesLanguage(part));
  return `?${[...others, `${languageParameter}=${code}`].join('&')}`;
}

/** The segments of a page's path: none for the home page in the base language, which has no prefix. */
export function pathSegments(locale: string, route: string, baseLocale: string): string[] {
  return [locale === baseLocale ? '' : locale, route === homeRoute ? '' : route].filter(Boolean);
}

/** Segments as a path, with a slash at both ends. */
export function joinPath(segments: readonly string[]): string {
  return ['', ...segments, ''].join('/');
}
