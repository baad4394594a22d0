import type { Page } from '../paths';
import { absoluteFileUrl } from '../site';

/** The size that messengers and networks show whole, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export function cardFile({ locale, route }: Page): string {
  return `${locale}-${route}.png`;
}

/** The absolute address of a page's social card. */
export function cardUrl(page: Page): string {
  return absoluteFileUrl(`/og/${cardFile(page)}`);
}
