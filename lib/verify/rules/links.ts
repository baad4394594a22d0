import { attributes, type Export, type ExportedPage, fileAt, type Rule } from '../export';

type Link = {
  href: string /** Undefined if the link leads elsewhere. */;
  file?: string;
  id: string;
};

/** The links of a page, as a browser resolves them. */
function linksOf(site: Export, { root, url }: ExportedPage): Link[] {
  return attributes(root, 'a', 'href').map((href) => {
    const address = new URL(href, url);
    return { href, file: fileAt(site, address), id: decodeURIComponent(address.hash.slice(1)) };
  });
}

/** Every link within the site leads to a page, and its anchor to an element of that page. */
export const linkFaults: Rule = (site) => {
  const ids = new Map(
    site.pages.map(({ file, root }) => [file, new Set(attributes(root, '[id]', 'id'))]),
  );
  return site.pages.flatMap((page) => [
    ...page.root
      .querySelectorAll('a')
      .filter((link) => !link.getAttribute('href'))
      .map((link) => `${page.file}: a link "${link.text}" leads nowhere`),
    ...linksOf(site, page).flatMap(({ href, file, id }) => {
      if (file === undefined) return [];
      if (!site.files.has(file)) return [`${page.file}: link ${href} leads to no file`];
      const found = id === '' || ids.get(file)?.has(id);
      return found ? [] : [`${page.file}: link ${href} leads to no element`];
    }),
  ]);
};

/** Every page can be reached from the home page by links: what nothing leads to, nobody finds. */
export const reachFaults: Rule = (site) => {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const found = new Set(['index.html']);
  // A set hands out what is added while it is walked.
  for (const file of found) {
    const page = byFile.get(file);
    for (const link of page ? linksOf(site, page) : []) if (link.file) found.add(link.file);
  }
  return site.pages
    .filter(({ file }) => !found.has(file))
    .map(({ file }) => `${file}: no link leads here`);
};
