import type { Settings } from '../../lib/settings';
import { type ExportedDocument, readDocument } from './document';
import { type Export, type ExportedPage, readExport } from './export';
import { cardFaults } from './rules/card';
import * as files from './rules/files';
import { fontFaults } from './rules/fonts';
import { linkFaults, partnerLinkFaults, reachFaults } from './rules/links';
import { scriptFaults } from './rules/scripts';
import * as search from './rules/search';
import { sitemapFaults } from './rules/sitemap';
import { identityFaults, outlineFaults } from './rules/structure';
import { structuredDataFaults } from './rules/structured-data';
import { languageFaults, textFaults } from './rules/texts';

/** What is wrong with one kind of file. */
export type Rules<Kind> = readonly ((subject: Kind, site: Export) => Iterable<string>)[];

const pageRules: Rules<ExportedPage> = [
  ...[identityFaults, outlineFaults, structuredDataFaults, cardFaults],
  ...[search.resultFaults, search.addressFaults, search.alternateFaults],
  ...[linkFaults, reachFaults, partnerLinkFaults, files.referenceFaults, files.imageFaults],
  ...[fontFaults, textFaults, languageFaults],
];

/** Pages for unknown addresses have to keep to these, too. */
const documentRules: Rules<ExportedDocument> = [search.indexingFaults, scriptFaults];

/** The rules for what are no pages, by how a file's name ends. */
const fileRules: Record<string, Rules<string>[number]> = {
  '.css': files.sheetFaults,
  '.webmanifest': files.manifestFaults,
  'robots.txt': search.robotsFaults,
  'sitemap.xml': sitemapFaults,
};

function* faultsOf(file: string, site: Export) {
  const page = site.pages.get(file);
  if (page) for (const rule of pageRules) yield* rule(page, site);
  if (file.endsWith('.html')) {
    const document = page ?? readDocument(file, site.read(file).toString());
    for (const rule of documentRules) yield* rule(document, site);
  }
  for (const [ending, rule] of Object.entries(fileRules))
    if (file.endsWith(ending)) yield* rule(file, site);
}

export type Verdict = {
  /** One line for each fault, `file: what is wrong`. */
  faults: string[];
  figures: { pages: number; links: number; images: number };
};

/**
 * Checks what search engines and messengers see of an export, on the finished files.
 * @param settings those that the export was built with
 */
export function verify(folder: string, settings: Settings): Verdict {
  const site = readExport(folder, settings);
  const pages = [...site.pages.values()];
  const found = [...site.files].flatMap((file) =>
    [...faultsOf(file, site)].map((fault) => `${file}: ${fault}`),
  );
  const absent = files.absentFiles(site).map((file) => `${file}: is missing`);
  return {
    faults: [...new Set([...found, ...absent])].sort(),
    figures: {
      pages: pages.length,
      links: pages.flatMap(({ links }) => links).length,
      images: pages.flatMap(({ select }) => select('img')).length,
    },
  };
}
