/** Addresses for links, with the base path, and for search engines, with the host. */
import type { Site } from '../site/site';
import { type HrefParts, hrefOf, type Page } from './paths';

/** A page's address for a link on this site, base path included. */
export function linkTo(
  { settings }: Site,
  page: Page,
  parts: Omit<HrefParts, 'basePath'> = {},
): string {
  return hrefOf(page, { ...parts, basePath: settings.BASE_PATH });
}

/** The address of a file below `public/`, base path included. */
export function fileUrl({ settings }: Site, path: string): string {
  return settings.BASE_PATH + path;
}

/** A page's absolute address, without query or hash: the one for search engines. */
export function absoluteUrl(site: Site, page: Page): string {
  return site.settings.SITE_URL + linkTo(site, page);
}

/** The absolute address of a file of this site. */
export function absoluteFileUrl(site: Site, path: string): string {
  return site.settings.SITE_URL + fileUrl(site, path);
}
