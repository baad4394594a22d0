import { absoluteFileUrl } from '../../address/links';
import type { Page } from '../../address/paths';
import type { Site } from '../../site/site';

/** The size that messengers and networks show whole, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export function cardFile({ locale, route }: Page): string {
  return `${locale}-${route}.png`;
}

/** The absolute address of a page's social card. */
export function cardUrl(site: Site, page: Page): string {
  return absoluteFileUrl(site, `/og/${cardFile(page)}`);
}
