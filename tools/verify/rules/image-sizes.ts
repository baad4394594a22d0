import { imageSize } from 'image-size';
import { type Export, fileAt } from '../export';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';

/** Some messengers drop a heavier picture. In bytes. */
const heaviestCard = 100_000;

/** Pictures have the size, or as drawings the proportions, that the page states: so nothing moves or is cut. */
export const imageSizeFaults: Rule = (site) => ({
  page: (page) => [
    ...pictureFaults(site, page),
    ...iconFaults(site, page),
    ...cardFaults(site, page),
  ],
});

/** The size that a picture's file says, in pixels or, for a drawing, in units of its own; undefined if it is no file. */
export function sizeAt(site: Export, address: string, base: string) {
  const file = fileAt(site, new URL(address, base)) ?? '';
  if (!site.files.has(file)) return undefined;
  const { width, height } = imageSize(site.read(file));
  return { width, height, text: `${width}x${height}` };
}

function pictureFaults(site: Export, { url, elements }: ExportedPage): string[] {
  return elements('img').flatMap((img) => {
    const src = img.getAttribute('src') ?? '';
    const [width, height] = ['width', 'height'].map((name) => Number(img.getAttribute(name)));
    if (!(width > 0 && height > 0)) return [`picture ${src} has no width and height`];
    const size = sizeAt(site, src, url);
    const same = !size || Math.abs(width / height - size.width / size.height) < 0.01;
    return same ? [] : [`picture ${src} is ${size.text}, stated as ${width}x${height}`];
  });
}

function iconFaults(site: Export, { url, elements }: ExportedPage): string[] {
  return elements('link').flatMap(({ attrs: { sizes, href = '' } }) => {
    if (sizes === undefined) return [];
    const size = sizeAt(site, href, url);
    return !size || ['any', size.text].includes(sizes)
      ? []
      : [`icon ${href} is ${size.text}, stated as ${sizes}`];
  });
}

function cardFaults(site: Export, { meta, url }: ExportedPage): string[] {
  const address = meta('og:image') ?? '';
  const size = URL.canParse(address) && sizeAt(site, address, url);
  if (!size) return [];
  const card = fileAt(site, new URL(address)) ?? '';
  const stated = `${meta('og:image:width')}x${meta('og:image:height')}`;
  const bytes = site.read(card).length;
  return [
    ...(stated === size.text ? [] : [`card ${card} is ${size.text}, stated as ${stated}`]),
    ...(bytes <= heaviestCard ? [] : [`card ${card} has ${bytes} bytes`]),
  ];
}
