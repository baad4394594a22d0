import { fileUrl } from '../address/links';
import type { Site } from '../site/site';

/**
 * The icons that are made from `components/layout/logo-mark.svg`, with their side in pixels. A
 * filled (maskable) icon has a background, because devices crop it.
 */
export const appIcons = {
  'icon-48.png': { side: 48, filled: false },
  'icon-192.png': { side: 192, filled: false },
  'icon-512.png': { side: 512, filled: false },
  'icon-maskable-512.png': { side: 512, filled: true },
  'apple-touch-icon.png': { side: 180, filled: true },
} as const;

export type IconFile = keyof typeof appIcons;

export function iconUrl(site: Site, file: IconFile): string {
  return fileUrl(site, `/icons/${file}`);
}
