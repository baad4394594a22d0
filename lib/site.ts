/** The settings of this build, read once. Not for client components: they get what they need as props. */
import { type HrefParts, hrefOf, type Page } from './paths';
import { readSettings } from './settings';

export const settings = readSettings(process.env);

/** A page's address for a link on this site, base path included. */
export function linkTo(page: Page, parts: Omit<HrefParts, 'basePath'> = {}): string {
  return hrefOf(page, { ...parts, basePath: settings.BASE_PATH });
}

/** The address of a file below `public/`, base path included. */
export function fileUrl(path: string): string {
  return settings.BASE_PATH + path;
}

/** A page's absolute address, without query or hash: the one for search engines. */
export function absoluteUrl(page: Page): string {
  return settings.SITE_URL + linkTo(page);
}

/** The absolute address of a file of this site. */
export function absoluteFileUrl(path: string): string {
  return settings.SITE_URL + fileUrl(path);
}
