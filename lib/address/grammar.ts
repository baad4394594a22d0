/**
 * How addresses are made up: `/surveys/pt-BR/terms/?lang=pt-BR`. The decision script in the head of every page contains
 * this file, so it imports nothing.
 */

/** The query parameter that names the language on screen, and another name of it. */
export const languageParameter = 'lang';
export const languageAlias = 'lng';

/** The page that has no segment of its own. */
export const homeRoute = 'home';

/** The segments of a page's path: none for the home page in the base language, which has no prefix. */
export function pathSegments(locale: string, route: string, baseLocale: string): string[] {
  return [locale === baseLocale ? '' : locale, route === homeRoute ? '' : route].filter(Boolean);
}

/** Segments as a path, with a slash at both ends. */
export function joinPath(segments: readonly string[]): string {
  return ['', ...segments, ''].join('/');
}
