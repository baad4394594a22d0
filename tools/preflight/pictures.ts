/** The pictures that operators replace: the brands' and the logo. */
import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { SiteConfig } from '../../lib/site/config';
import type { Fault } from '../../lib/site/fault';
import { isPlaceholder } from '../../lib/site/placeholders';
import { foreignPart } from './drawings';

const folder = 'public/brands';
/** Pages contain it as it is written, and all icons are made from it. */
const logo = 'components/layout/logo-mark.svg';

/** In bytes. */
const heaviest = 20_000;

const proportions = 8 / 5;

function faultOfBrand(file: string): string | undefined {
  if (!existsSync(file)) return 'is missing';
  const content = readFileSync(file);
  if (content.length > heaviest) return `is too heavy: ${(content.length / 1000).toFixed(1)} kB`;
  try {
    const { type, width, height } = imageSize(content);
    if (type !== 'svg') return `is a picture of another kind, ${type}`;
    if (Math.abs(width / height - proportions) >= 0.01)
      return `has other proportions: ${width} to ${height}`;
    return foreignPart(content.toString());
  } catch {
    return 'is no picture that has a size';
  }
}

/** In HTML a prologue such as `<?xml …?>` is no prologue, but text. */
function faultOfLogo(): string | undefined {
  if (!existsSync(logo)) return 'is missing';
  const text = readFileSync(logo, 'utf8');
  const start = text.search(/<svg[\s>]/);
  if (start < 0) return 'is no drawing (SVG)';
  const before = text.slice(0, start).trim();
  if (before) return `does not begin with <svg: remove ${before.replace(/\s+/g, ' ')}`;
  if (!text.trimEnd().endsWith('</svg>')) return 'does not end with </svg>';
  const [tag] = text.match(/<svg[^>]*>/) ?? [''];
  if (!/\swidth="32"/.test(tag) || !/\sheight="32"/.test(tag))
    return 'has no width="32" and height="32"';
  const [, box = ''] = tag.match(/\sviewBox="([^"]*)"/) ?? [];
  const [, , width, height] = box.trim().split(/[\s,]+/);
  if (!width || width !== height) return `is no square: its viewBox is "${box}"`;
  return foreignPart(text, true);
}

const brandPictures = ({ brands }: SiteConfig) => brands.map((brand) => `${folder}/${brand}.svg`);

/** The brands' pictures that cannot be used, with what is wanted. */
export function brandFaults(config: SiteConfig): Fault[] {
  const example = 'a drawing (SVG), 8:5 like viewBox="0 0 240 150", at most 20 kB';
  return brandPictures(config).flatMap((place) => {
    const what = faultOfBrand(place);
    return what ? { place, what, example } : [];
  });
}

/** That the logo cannot be used, with what is wanted. */
export function logoFaults(): Fault[] {
  const example =
    'a square drawing, <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64">…</svg>';
  const what = faultOfLogo();
  return what ? [{ place: logo, what, example }] : [];
}

/** One line for the pictures that are still the project's own. */
export function samplePictures(config: SiteConfig): string[] {
  const drawings = [...brandPictures(config), logo].filter(
    (file) => existsSync(file) && isPlaceholder(readFileSync(file)),
  );
  if (drawings.length === 0) return [];
  return [`Neutral drawings stand in for logos that you may use: ${drawings.join(', ')}`];
}
