/** What pages and the manifest name is there, and pictures are as large as is said. */
import { imageSize } from 'image-size';
import { allPages, fileOf, notFoundFileOf } from '../../../lib/address/paths';
import type { Fault } from '../../../lib/site/fault';
import { localesOf } from '../../../lib/site/languages';
import type { Export, OpenPage } from '../../export/read-export';
import type { RuleSet } from '../rule-set';

/** Every page of the registry is there, and what every export has. */
function absentFiles({ files, site }: Export): Fault[] {
  const needed = [...allPages(site).map(fileOf), ...localesOf(site).map(notFoundFileOf)];
  return [...needed, 'robots.txt', 'sitemap.xml']
    .filter((file) => !files.has(file))
    .map((place) => ({ place, what: 'is missing' }));
}

/** People may still report faults to the address in `security.txt`. */
function* expiryFaults(file: string, { read }: Export) {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(read(file).toString()) ?? [];
  // A day that cannot be read has passed, too.
  if (!(Date.parse(expires) > Date.now())) yield `expired on ${expires.slice(0, 10)}: build anew`;
}

/** A file that is named is there. */
export function* missing({ lacks }: Export, address: string, base?: string) {
  if (lacks(address, base)) yield `names ${address}, which is no file`;
}

/** Every file that a page needs or shows exists. Links between pages are not among them. */
function* referenceFaults({ select, url }: OpenPage, exported: Export) {
  const links = select('link[href]:not([rel="canonical"], [rel="alternate"])');
  for (const { attrs } of [...links, ...select('[src], [srcset]')])
    yield* missing(exported, attrs.srcset ?? attrs.src ?? attrs.href, url);
  if (!links.some(({ attrs }) => attrs.rel === 'manifest' && attrs.href.endsWith('.webmanifest')))
    yield 'names no manifest';
}

/**
 * The size that a picture's file says, in pixels or, for a drawing, in units of its own; undefined
 * if it is no file.
 */
function sizeAt({ fileAt, files, read }: Export, address: string, base: string) {
  const file = fileAt(address, base) ?? '';
  return files.has(file) ? imageSize(read(file)) : undefined;
}

function* iconFaults(exported: Export, address: string, sizes: string, base: string) {
  const size = sizeAt(exported, address, base);
  const text = `${size?.width}x${size?.height}`;
  if (size && !['any', text].includes(sizes))
    yield `icon ${address} is ${text}, stated as ${sizes}`;
}

/**
 * Pictures have the size, or as drawings the proportions, that the page states: so nothing moves or
 * is cut.
 */
function* imageFaults({ select, url }: OpenPage, exported: Export) {
  for (const { attrs } of select('img')) {
    const { src = '' } = attrs;
    const [width, height] = [Number(attrs.width), Number(attrs.height)];
    const size = sizeAt(exported, src, url);
    if (!(width > 0 && height > 0)) yield `picture ${src} has no width and height`;
    else if (size && Math.abs(width / height - size.width / size.height) >= 0.01)
      yield `picture ${src} is ${size.width}x${size.height}, stated as ${width}x${height}`;
  }
}

type Manifest = { start_url?: string; scope?: string; icons?: { src: string; sizes?: string }[] };

/** The manifest starts on this site, and its icons are there, as large as it says. */
function* manifestFaults(file: string, exported: Export) {
  const { home } = exported;
  let manifest: Manifest;
  try {
    manifest = JSON.parse(exported.read(file).toString());
  } catch {
    yield 'is not valid JSON';
    return;
  }
  const { start_url: start = '/', scope = start, icons = [] } = manifest;
  if (new URL(start, home).href !== home) yield `starts at ${start}, not at ${home}`;
  if (new URL(scope, home).href !== home) yield `has the scope ${scope}, not ${home}`;
  if (icons.length === 0) yield 'has no icons';
  for (const { src, sizes = '' } of icons) {
    yield* missing(exported, src, home);
    yield* iconFaults(exported, src, sizes, home);
  }
}

export const files: RuleSet = {
  whole: absentFiles,
  pages: [referenceFaults, imageFaults],
  files: { '.webmanifest': [manifestFaults], 'security.txt': [expiryFaults] },
};
