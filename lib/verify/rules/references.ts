import type { HTMLElement } from 'node-html-parser';
import { attributes, type Export, fileAt, metaContent, type Rule } from '../export';

const cssUrl = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** The addresses of the files that a document needs or shows. Links between pages are not among them. */
function addressesIn(root: HTMLElement): string[] {
  const linked = root
    .querySelectorAll('link[href]')
    .filter((link) => !/^(canonical|alternate)$/.test(link.getAttribute('rel') ?? ''))
    .map((link) => link.getAttribute('href') ?? '');
  const candidates = attributes(root, '[srcset], [imagesrcset]', 'srcset').flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
  );
  const pictures = ['og:image', 'twitter:image'].flatMap((name) => metaContent(root, name) ?? []);
  return [...linked, ...attributes(root, '[src]', 'src'), ...candidates, ...pictures];
}

/** Every file that a page, a stylesheet or the manifest names exists. */
export const referenceFaults: Rule = (site) => {
  const missing = (from: string, base: string, addresses: Iterable<string>) =>
    [...new Set(addresses)]
      .filter((address) => isMissing(site, new URL(address, base)))
      .map((address) => `${from}: names ${address}, which is no file`);
  const { SITE_URL, BASE_PATH } = site.settings;
  const texts = (ending: string) => [...site.files].filter((file) => file.endsWith(ending));
  return [
    ...site.pages.flatMap(({ file, url, root }) => missing(file, url, addressesIn(root))),
    ...texts('.css').flatMap((file) => {
      const text = site.read(file).toString('utf8');
      const urls = [...text.matchAll(cssUrl)].map(([, address]) => address);
      return missing(file, `${SITE_URL}${BASE_PATH}/${file}`, urls);
    }),
  ];
};

function isMissing(site: Export, address: URL): boolean {
  const file = fileAt(site, address);
  return file !== undefined && !site.files.has(file);
}
