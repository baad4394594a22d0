/** The pictures of the brands, which operators replace. */
import type { SiteConfig } from '../../lib/site/config';
import { foreignPart } from './foreign-parts';
import { isPlaceholderFile, readPicture, weightFault } from './replaced-picture';

const folder = 'public/brands';
const pathOf = (brand: string) => `${folder}/${brand}.svg`;

const wanted = 'Wanted: a drawing (SVG), 8:5 like viewBox="0 0 240 150", at most 20 kB';
const proportions = 8 / 5;

/** What is wrong with a picture, if anything is. */
function faultOf(file: string): string | undefined {
  const picture = readPicture(file, 'svg');
  if (typeof picture === 'string') return picture;
  const { width, height } = picture.size;
  if (Math.abs(width / height - proportions) >= 0.01)
    return `has other proportions: ${width} to ${height}`;
  return weightFault(picture.content) ?? foreignPart(picture.content.toString());
}

/** One line for each brand's picture that cannot be used, with what is wanted. */
export function pictureFaults({ brands }: SiteConfig): string[] {
  return brands.map(pathOf).flatMap((file) => {
    const fault = faultOf(file);
    return fault ? [`${file} ${fault}. ${wanted}`] : [];
  });
}

/** The pictures that are still the project's neutral drawings. */
export function samplePictures({ brands }: SiteConfig): string[] {
  return brands.map(pathOf).filter(isPlaceholderFile);
}
