import { type Export, fileAt } from '../export';
import { attributes, type ExportedPage } from '../page';
import type { Rule } from '../rule';

const cssUrl = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** The addresses of the files that a page needs or shows. Links between pages are not among them. */
function addressesIn(page: ExportedPage): string[] {
  const links = page
    .elements('link')
    .filter(({ attrs }) => !['canonical', 'alternate'].includes(attrs.rel))
    .flatMap(({ attrs }) => attrs.href ?? []);
  const candidates = attributes(page, 'srcset').flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
  );
  const pictures = ['og:image', 'twitter:image'].flatMap((name) => page.meta(name) ?? []);
  return [...links, ...attributes(page, 'src'), ...candidates, ...pictures];
}

/** Every file that a page, a stylesheet or the manifest names exists. */
export const referenceFaults: Rule = (site) => {
  const missing = (base: string, addresses: readonly string[]) =>
    addresses
      .filter((address) => isMissing(site, new URL(address, base)))
      .map((address) => `names ${address}, which is no file`);
  const { SITE_URL, BASE_PATH } = site.settings;
  return {
    page: (page) => missing(page.url, addressesIn(page)),
    end: () =>
      [...site.files]
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => {
          const text = site.read(file).toString('utf8');
          const urls = [...text.matchAll(cssUrl)].map(([, address]) => address);
          const faults = missing(`${SITE_URL}${BASE_PATH}/${file}`, urls);
          return faults.map((fault) => `${file}: ${fault}`);
        }),
  };
};

function isMissing(site: Export, address: URL): boolean {
  const file = fileAt(site, address);
  return file !== undefined && !site.files.has(file);
}
