import { absoluteFileUrl } from '../../address/links';
import type { Page } from '../../address/paths';
import type { Site } from '../../site/site';

/** The size of a social card in pixels, which messengers do not crop. */
export const cardSize = { width: 1200, height: 630 };

export function cardFile({ locale, route }: Page): string {
  return `${locale}-${route}.png`;
}

/** The absolute address of a page's social card. */
export function cardUrl(site: Site, page: Page): string {
  return absoluteFileUrl(site, `/og/${cardFile(page)}`);
}

/**
 * Pictures of an article without text, in the aspect ratios that Google asks for; sizes in pixels.
 */
export const articlePictures = {
  'article-1x1.png': { width: 1200, height: 1200 },
  'article-4x3.png': { width: 1200, height: 900 },
  'article-16x9.png': { width: 1200, height: 675 },
} as const;

/** Their absolute addresses. */
export function articlePictureUrls(site: Site): string[] {
  return Object.keys(articlePictures).map((file) => absoluteFileUrl(site, `/og/${file}`));
}
