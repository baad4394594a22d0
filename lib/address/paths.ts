/** Converts pages to addresses and back. Only `hrefOf` adds base path, query and hash. */
import { defaultLocale, localesOf } from '../site/languages';
import type { Locale, Route } from '../site/names';
import { routesIn } from '../site/pages';
import type { Configured } from '../site/site';
import { homeRoute, joinPath, languageParameter, notFoundFile, pathSegments } from './grammar';

export type Page = { locale: Locale; route: Route };

/** Every page of the site: each language with the pages that it has. */
export function allPages(site: Configured): readonly Page[] {
  return localesOf(site).flatMap((locale) =>
    routesIn(site, locale).map((route) => ({ locale, route })),
  );
}

/** The path segments of a page: `['pt-BR', 'terms']`, none for the English home page. */
export function segmentsOf({ locale, route }: Page): string[] {
  return pathSegments(locale, route, defaultLocale);
}

/** The path of a page, with a slash at both ends: `/`, `/terms/`, `/pt-BR/terms/`. */
export function pathOf(page: Page): string {
  return joinPath(segmentsOf(page));
}

/** The page at these path segments, or undefined if there is none. */
export function pageAt(site: Configured, segments: readonly string[]): Page | undefined {
  const path = joinPath(segments);
  return allPages(site).find((page) => pathOf(page) === path);
}

/** The file of a page in the export: `index.html`, `pt-BR/terms/index.html`. */
export function fileOf(page: Page): string {
  return [...segmentsOf(page), 'index.html'].join('/');
}

/** The file for unknown addresses under a language's prefix: `404.html`, `de/404.html`. */
export function notFoundFileOf(locale: Locale): string {
  return [...segmentsOf({ locale, route: homeRoute }), notFoundFile].join('/');
}

/** The page that a file of the export shows, or undefined if it is not a page. */
export function pageInFile(site: Configured, file: string): Page | undefined {
  const folders = file.split('/');
  return folders.pop() === 'index.html' ? pageAt(site, folders) : undefined;
}

export type HrefParts = { basePath?: string; lang?: Locale; hash?: string };

/** A page's address for a link: base path, path, then `?lang=` and `#hash` if given. */
export function hrefOf(page: Page, { basePath = '', lang, hash }: HrefParts = {}): string {
  const query = lang ? `?${languageParameter}=${lang}` : '';
  const fragment = hash ? `#${hash}` : '';
  return basePath + pathOf(page) + query + fragment;
}
