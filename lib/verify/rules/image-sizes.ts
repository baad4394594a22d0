import { imageSize } from 'image-size';
import { type Export, fileAt } from '../export';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';

type Size = { width: number; height: number };

/** Some messengers drop a heavier picture. In bytes. */
const heaviestCard = 100_000;

/** The size that a picture's file says, in pixels or, for a drawing, in units of its own. */
function sizeOf(site: Export, file: string): Size | undefined {
  return site.files.has(file) ? imageSize(site.read(file)) : undefined;
}

/** Pictures have the size, or as drawings the proportions, that the page states: so nothing moves or is cut. */
export const imageSizeFaults: Rule = (site) => {
  const sizes = new Map<string, Size | undefined>();
  const known = (file: string) => {
    if (!sizes.has(file)) sizes.set(file, sizeOf(site, file));
    return sizes.get(file);
  };
  return {
    page: (page) => [
      ...pictureFaults(site, page, known),
      ...iconFaults(site, page, known),
      ...cardFaults(site, page, known),
    ],
  };
};

type Known = (file: string) => Size | undefined;

function pictureFaults(
  site: Export,
  { file, url, elements }: ExportedPage,
  known: Known,
): string[] {
  return elements('img').flatMap((img) => {
    const src = img.getAttribute('src') ?? '';
    const target = fileAt(site, new URL(src, url));
    const size = target && known(target);
    const [width, height] = ['width', 'height'].map((name) => Number(img.getAttribute(name)));
    if (!(width > 0 && height > 0)) return [`${file}: picture ${src} has no width and height`];
    const same = !size || Math.abs(width / height - size.width / size.height) < 0.01;
    return same
      ? []
      : [`${file}: picture ${src} is ${text(size)}, stated as ${text({ width, height })}`];
  });
}

function iconFaults(site: Export, { file, url, elements }: ExportedPage, known: Known): string[] {
  return elements('link').flatMap((link) => {
    const stated = link.getAttribute('sizes');
    if (stated === undefined) return [];
    const href = link.getAttribute('href') ?? '';
    const size = known(fileAt(site, new URL(href, url)) ?? '');
    return !size || stated === 'any' || stated === text(size)
      ? []
      : [`${file}: icon ${href} is ${text(size)}, stated as ${stated}`];
  });
}

function cardFaults(site: Export, { file, meta }: ExportedPage, known: Known): string[] {
  const address = meta('og:image');
  const card = address && URL.canParse(address) ? fileAt(site, new URL(address)) : undefined;
  const size = card && known(card);
  if (!card || !size) return [];
  const stated = ['og:image:width', 'og:image:height'].map((name) => meta(name));
  const bytes = site.read(card).length;
  return [
    ...(stated.join('x') === text(size)
      ? []
      : [`${file}: card ${card} is ${text(size)}, stated as ${stated.join('x')}`]),
    ...(bytes <= heaviestCard ? [] : [`${file}: card ${card} has ${bytes} bytes`]),
  ];
}

function text({ width, height }: Size): string {
  return `${width}x${height}`;
}
