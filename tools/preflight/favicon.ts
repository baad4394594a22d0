/** The icon of browsers' tabs, which operators replace. */
import { isPlaceholderFile, readPicture, weightFault } from './replaced-picture';

const file = 'public/favicon.ico';

const wanted = 'Wanted: an icon (ICO) with a picture of 32 by 32 pixels, at most 20 kB';

/** What is wrong with the icon, if anything is. */
function faultOfIcon(): string | undefined {
  const icon = readPicture(file, 'ico');
  if (typeof icon === 'string') return icon;
  const { width, height, images = [{ width, height }] } = icon.size;
  const heavy = weightFault(icon.content);
  if (heavy || images.some((image) => image.width === 32 && image.height === 32)) return heavy;
  return `has other sizes: ${images.map((image) => `${image.width} by ${image.height}`).join(', ')}`;
}

/** One line, if the icon cannot be used, with what is wanted. */
export function faviconFaults(): string[] {
  const fault = faultOfIcon();
  return fault ? [`${file} ${fault}. ${wanted}`] : [];
}

/** True for the project's own, which says so behind its picture, where no browser reads. */
export function isSampleFavicon(): boolean {
  return isPlaceholderFile(file);
}
