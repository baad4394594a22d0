import { type Export, fileAt } from '../export';
import { attributes, type ExportedPage } from '../page';
import type { Rule } from '../rule';

const cssUrl = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** The addresses of the files that a page needs or shows. Links between pages are not among them. */
function addressesIn({ withAttribute, elements, meta }: ExportedPage): string[] {
  const linked = elements('link').filter(
    (link) => !/^(canonical|alternate)$/.test(link.getAttribute('rel') ?? ''),
  );
  const candidates = attributes(withAttribute('srcset'), 'srcset').flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
  );
  const pictures = ['og:image', 'twitter:image'].flatMap((name) => meta(name) ?? []);
  const sources = attributes(withAttribute('src'), 'src');
  return [...attributes(linked, 'href'), ...sources, ...candidates, ...pictures];
}

/** Every file that a page, a stylesheet or the manifest names exists. */
export const referenceFaults: Rule = (site) => {
  const missing = (from: string, base: string, addresses: Iterable<string>) =>
    [...new Set(addresses)]
      .filter((address) => isMissing(site, new URL(address, base)))
      .map((address) => `${from}: names ${address}, which is no file`);
  const { SITE_URL, BASE_PATH } = site.settings;
  return {
    page: (page) => missing(page.file, page.url, addressesIn(page)),
    end: () =>
      [...site.files]
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => {
          const text = site.read(file).toString('utf8');
          const urls = [...text.matchAll(cssUrl)].map(([, address]) => address);
          return missing(file, `${SITE_URL}${BASE_PATH}/${file}`, urls);
        }),
  };
};

function isMissing(site: Export, address: URL): boolean {
  const file = fileAt(site, address);
  return file !== undefined && !site.files.has(file);
}
