import { attributes } from '../page';
import type { Rule } from '../rule';

/** Every link within the site leads to a page, and its anchor to an element of that page. */
export const linkFaults: Rule = ({ files }) => {
  const idsByFile = new Map<string, Set<string>>();
  const anchors: { from: string; href: string; file: string; id: string }[] = [];
  return {
    page(page) {
      idsByFile.set(page.file, new Set(attributes(page, 'id')));
      for (const { href, address, file } of page.links) {
        const id = decodeURIComponent(address.hash.slice(1));
        if (file && files.has(file) && id) anchors.push({ from: page.file, href, file, id });
      }
      return [
        ...page
          .elements('a')
          .filter((link) => !link.getAttribute('href'))
          .map((link) => `a link "${link.text}" leads nowhere`),
        ...page.links
          .filter(({ file }) => file !== undefined && !files.has(file))
          .map(({ href }) => `link ${href} leads to no file`),
      ];
    },
    end: () =>
      anchors
        .filter(({ file, id }) => !idsByFile.get(file)?.has(id))
        .map(({ from, href }) => `${from}: link ${href} leads to no element`),
  };
};

/** Every page can be reached from the home page by links: what nothing leads to, nobody finds. */
export const reachFaults: Rule = ({ pages }) => {
  const targets = new Map<string, string[]>();
  return {
    page({ file, links }) {
      targets.set(
        file,
        links.flatMap((link) => link.file ?? []),
      );
      return [];
    },
    end() {
      const found = new Set(['index.html']);
      // A set hands out what is added while it is walked.
      for (const file of found) for (const target of targets.get(file) ?? []) found.add(target);
      return [...pages.keys()]
        .filter((file) => !found.has(file))
        .map((file) => `${file}: no link leads here`);
    },
  };
};
