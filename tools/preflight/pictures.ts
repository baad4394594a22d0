/** The pictures that operators replace: the brands' and the logo. */
import { existsSync, readFileSync } from 'node:fs';
import { XMLValidator } from 'fast-xml-parser';
import { imageSize } from 'image-size';
import type { SiteConfig } from '../../lib/site/config';
import type { Fault } from '../../lib/site/fault';
import { isSamplePicture } from '../../lib/site/sample-pictures';

const folder = 'public/brands';
/** Pages contain it as it is written, and all icons are made from it. */
const logo = 'components/layout/logo-mark.svg';

/** In bytes. */
const heaviest = 20_000;

const proportions = 8 / 5;

/** What a browser does not run or load in a picture: visitors would see it without. */
const ignored = /<(?:script|foreignObject)\b|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:)[^"']*/i;

/** In a page its policy ignores styles, too. */
const ignoredInPages = new RegExp(`${ignored.source}|<style\\b|\\sstyle\\s*=`, 'i');

/** The first such part of a drawing, in words that follow its name. */
function ignoredPart(drawing: string, pattern: RegExp): string[] {
  const [part] = pattern.exec(drawing) ?? [];
  return part ? [`contains what browsers ignore: ${part.trim()}`] : [];
}

/** Why browsers show nothing of a drawing in a file of its own, in words that follow its name. */
function brokenMarkup(drawing: string): string[] {
  const result = XMLValidator.validate(drawing);
  return result === true ? [] : [`is broken in line ${result.err.line}: ${result.err.msg}`];
}

/** What is wrong with a brand's picture, in words that follow its name. */
function faultsOfBrand(file: string): string[] {
  if (!existsSync(file)) return ['is missing'];
  const content = readFileSync(file);
  const faults: string[] = [];
  if (content.length > heaviest)
    faults.push(`is too heavy: ${(content.length / 1000).toFixed(1)} kB`);
  try {
    const { type, width, height } = imageSize(content);
    if (type !== 'svg') return [...faults, `is a picture of another kind, ${type}`];
    if (Math.abs(width / height - proportions) >= 0.01)
      faults.push(`has other proportions: ${width} to ${height}`);
  } catch {
    return [...faults, 'is no picture that has a size'];
  }
  const drawing = content.toString();
  return [...faults, ...brokenMarkup(drawing), ...ignoredPart(drawing, ignored)];
}

/** What is wrong with the logo. In HTML a prologue, such as `<?xml …?>`, is text. */
function faultsOfLogo(): string[] {
  if (!existsSync(logo)) return ['is missing'];
  const text = readFileSync(logo, 'utf8');
  const [drawing] = /<svg[\s>].*<\/svg>/s.exec(text) ?? [];
  if (!drawing) return ['is no drawing (SVG)'];
  const [before, behind] = text.split(drawing).map((part) => part.trim());
  const [tag] = drawing.match(/<svg[^>]*>/) ?? [''];
  const [, box = ''] = tag.match(/\sviewBox="([^"]*)"/) ?? [];
  const [, , width, height] = box.trim().split(/[\s,]+/);
  return [
    ...(before ? [`does not begin with <svg: remove ${before.replace(/\s+/g, ' ')}`] : []),
    ...(behind ? ['does not end with </svg>'] : []),
    ...(/\swidth="32"/.test(tag) && /\sheight="32"/.test(tag)
      ? []
      : ['has no width="32" and height="32"']),
    ...(width && width === height ? [] : [`is no square: its viewBox is "${box}"`]),
    ...(/\sid=/.test(drawing)
      ? [
          'has an id, as gradients need, and a page has the drawing more than once: use plain colours',
        ]
      : []),
    ...brokenMarkup(drawing),
    ...ignoredPart(drawing, ignoredInPages),
  ];
}

const brandPictures = ({ brands }: SiteConfig) => brands.map((brand) => `${folder}/${brand}.svg`);

/** The brands' pictures that cannot be used, with what is wanted. */
export function brandFaults(config: SiteConfig): Fault[] {
  const example = 'a drawing (SVG), 8:5 like viewBox="0 0 240 150", at most 20 kB';
  return brandPictures(config).flatMap((place) =>
    faultsOfBrand(place).map((what) => ({ place, what, example })),
  );
}

/** That the logo cannot be used, with what is wanted. */
export function logoFaults(): Fault[] {
  const example =
    'a square drawing, <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64">…</svg>';
  return faultsOfLogo().map((what) => ({ place: logo, what, example }));
}

/** One line for the pictures that are still samples. */
export function samplePictures(config: SiteConfig): string[] {
  const drawings = [...brandPictures(config), logo].filter(
    (file) => existsSync(file) && isSamplePicture(readFileSync(file)),
  );
  if (drawings.length === 0) return [];
  return [`Sample drawings stand in for logos that you may use: ${drawings.join(', ')}`];
}
