/** Addresses to pages and back: pure, without base path, query or hash (those are `hrefOf`'s). */
import { homeRoute, joinPath, languageParameter, pathSegments } from './address';
import { defaultLocale, type Locale, localeCodes } from './locales';
import { type Route, routesIn } from './routes';

export type Page = { locale: Locale; route: Route };

/** Every page of the site: each language with the routes that it has. */
export const allPages: readonly Page[] = localeCodes.flatMap((locale) =>
  routesIn(locale).map((route) => ({ locale, route })),
);

/** The path segments of a page: none for the English home page, `['pt-BR', 'terms']` for a deep one. */
export function segmentsOf({ locale, route }: Page): string[] {
  return pathSegments(locale, route, defaultLocale);
}

/** The path of a page, with a slash at both ends: `/`, `/terms/`, `/pt-BR/terms/`. */
export function pathOf(page: Page): string {
  return joinPath(segmentsOf(page));
}

const pageByPath = new Map(allPages.map((page) => [pathOf(page), page]));

/** The page at these path segments, or undefined if there is none. */
export function pageAt(segments: readonly string[]): Page | undefined {
  return pageByPath.get(joinPath(segments));
}

/** The file of a page in the export: `index.html`, `pt-BR/terms/index.html`. */
export function fileOf(page: Page): string {
  return [...segmentsOf(page), 'index.html'].join('/');
}

/** The file with which hosts answer unknown addresses under a language's prefix: `404.html`, `de/404.html`. */
export function notFoundFileOf(locale: Locale): string {
  return [...segmentsOf({ locale, route: homeRoute }), '404.html'].join('/');
}

/** The page that a file of the export shows, or undefined if it is no page. */
export function pageInFile(file: string): Page | undefined {
  const folders = file.split('/');
  return folders.pop() === 'index.html' ? pageAt(folders) : undefined;
}

export type HrefParts = { basePath?: string; lang?: Locale; hash?: string };

/** A page's address for a link: base path, path, then `?lang=` and `#hash` if given. */
export function hrefOf(page: Page, { basePath = '', lang, hash }: HrefParts = {}): string {
  return `${basePath}${pathOf(page)}${lang ? `?${languageParameter}=${lang}` : ''}${hash ? `#${hash}` : ''}`;
}
