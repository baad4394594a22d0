/** The pictures of the brands, which operators replace. */
import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { SiteConfig } from '../../lib/site/config';
import { foreignPart } from './foreign-parts';

const folder = 'public/brands';
const pathOf = (brand: string) => `${folder}/${brand}.svg`;

const wanted = 'Wanted: a drawing (SVG), 8:5 like viewBox="0 0 240 150", at most 20 kB';
const heaviest = 20_000;
const proportions = 8 / 5;

/** Type and size of a picture, read from its content, not its name; undefined if it is not a picture. */
function pictureIn(content: Buffer) {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
}

/** What is wrong with a picture, if anything is. */
function faultOf(file: string): string | undefined {
  if (!existsSync(file)) return 'is missing';
  const content = readFileSync(file);
  const picture = pictureIn(content);
  if (!picture) return 'is no picture that has a size';
  const { type, width, height } = picture;
  if (type !== 'svg') return `is a picture of another kind, ${type}`;
  if (Math.abs(width / height - proportions) >= 0.01)
    return `has other proportions: ${width} to ${height}`;
  if (content.length > heaviest) return `is too heavy: ${(content.length / 1000).toFixed(1)} kB`;
  return foreignPart(content.toString());
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
  return brands
    .map(pathOf)
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes('data-placeholder'));
}
