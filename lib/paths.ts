/** Addresses to pages and back: pure, without base path, query or hash (those are `hrefOf`'s). */
import { defaultLocale, type Locale, localeCodes } from './locales';
import { type Route, routes } from './routes';

export type Page = { locale: Locale; route: Route };

/** Every page of the site: each language times each route. */
export const allPages: readonly Page[] = localeCodes.flatMap((locale) =>
  routes.map((route) => ({ locale, route })),
);

/** The path segments of a page: none for the English home page, `['pt-BR', 'terms']` for a deep one. */
export function segmentsOf({ locale, route }: Page): string[] {
  return [...(locale === defaultLocale ? [] : [locale]), ...(route === 'home' ? [] : [route])];
}

/** The path of a page, with a slash at both ends: `/`, `/terms/`, `/pt-BR/terms/`. */
export function pathOf(page: Page): string {
  return ['', ...segmentsOf(page), ''].join('/');
}

const pageByPath = new Map(allPages.map((page) => [pathOf(page), page]));

/** The page at these path segments, or undefined if there is none. */
export function pageAt(segments: readonly string[]): Page | undefined {
  return pageByPath.get(['', ...segments, ''].join('/'));
}

export type HrefParts = { basePath?: string; lang?: Locale; hash?: string };

/** A page's address for a link: base path, path, then `?lang=` and `#hash` if given. */
export function hrefOf(page: Page, { basePath = '', lang, hash }: HrefParts = {}): string {
  return `${basePath}${pathOf(page)}${lang ? `?lang=${lang}` : ''}${hash ? `#${hash}` : ''}`;
}
