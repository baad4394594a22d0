/** The icon of browsers' tabs, which operators replace. */
import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

const file = 'public/favicon.ico';

const wanted = 'Wanted: an icon (ICO) with a picture of 32 by 32 pixels, at most 20 kB';
const heaviest = 20_000;

/** Its kind and the sizes of its pictures, read from its content, not its name; undefined if it is none. */
function iconIn(content: Buffer) {
  try {
    const { type, width, height, images = [{ width, height }] } = imageSize(content);
    return { type, images };
  } catch {
    return undefined;
  }
}

/** What is wrong with the icon, if anything is. */
function faultOf(content: Buffer): string | undefined {
  const icon = iconIn(content);
  if (!icon) return 'is no picture that has a size';
  const { type, images } = icon;
  if (type !== 'ico') return `is a picture of another kind, ${type}`;
  if (content.length > heaviest) return `is too heavy: ${(content.length / 1000).toFixed(1)} kB`;
  if (images.some(({ width, height }) => width === 32 && height === 32)) return undefined;
  return `has other sizes: ${images.map(({ width, height }) => `${width} by ${height}`).join(', ')}`;
}

/** One line, if the icon cannot be used, with what is wanted. */
export function faviconFaults(): string[] {
  const fault = existsSync(file) ? faultOf(readFileSync(file)) : 'is missing';
  return fault ? [`${file} ${fault}. ${wanted}`] : [];
}

/** True for the project's own, which says so behind its picture, where no browser reads. */
export function isSampleFavicon(): boolean {
  return existsSync(file) && readFileSync(file).includes('data-placeholder');
}
