import type { Site } from '../../lib/site/site';
import type { ExportedDocument } from '../export/document';
import { type Export, type ExportedPage, type OpenPage, readExport } from '../export/read-export';
import { cardFaults } from './rules/card';
import * as files from './rules/files';
import { fontFaults } from './rules/fonts';
import {
  bareNumberFaults,
  emptyLinkFaults,
  linkFaults,
  partnerLinkFaults,
  reachFaults,
} from './rules/links';
import { scriptFaults } from './rules/scripts';
import * as search from './rules/search';
import { sitemapFaults } from './rules/sitemap';
import { doubledNameFaults, drawingFaults, identityFaults, outlineFaults } from './rules/structure';
import { structuredDataFaults } from './rules/structured-data';
import { sheetFaults, sideFaults } from './rules/styles';
import { languageFaults, textFaults } from './rules/texts';

/** Generators of what is wrong with one kind of file. */
export type Rules<Kind> = readonly ((subject: Kind, exported: Export) => Iterable<string>)[];

/** Rules for every HTML file, also for the 404 pages. */
const documentRules: Rules<ExportedDocument> = [search.indexingFaults, scriptFaults];

/** Rules for a page that need its document. */
const openRules: Rules<OpenPage> = [
  identityFaults,
  outlineFaults,
  doubledNameFaults,
  drawingFaults,
  structuredDataFaults,
  emptyLinkFaults,
  bareNumberFaults,
  partnerLinkFaults,
  files.referenceFaults,
  files.imageFaults,
  fontFaults,
  textFaults,
  languageFaults,
];

/** Rules for a page that need the other pages, too. */
const pageRules: Rules<ExportedPage> = [
  search.resultFaults,
  search.addressFaults,
  search.alternateFaults,
  cardFaults,
  linkFaults,
  reachFaults,
];

/** Rules for other files, by the end of the file's name. */
const fileRules: Record<string, Rules<string>> = {
  '.css': [sheetFaults, sideFaults],
  '.webmanifest': [files.manifestFaults],
  'security.txt': [files.expiryFaults],
  'robots.txt': [search.robotsFaults],
  'sitemap.xml': [sitemapFaults],
};

/**
 * Checks what search engines and messengers see of an export, on the finished files.
 * @param site the one that was exported
 * @returns one line for each fault, `file: what is wrong`, and how many pages were checked
 */
export function verify(folder: string, site: Site) {
  const faults = new Set<string>();
  function apply<Kind>(rules: Rules<Kind>, subject: Kind, file: string, exported: Export): void {
    for (const rule of rules)
      for (const fault of rule(subject, exported)) faults.add(`${file}: ${fault}`);
  }
  const exported = readExport(folder, site, (document, known) => {
    const { file } = document;
    const page = known.pages.get(file);
    apply(documentRules, document, file, known);
    if (page) apply(openRules, { ...document, ...page }, file, known);
  });
  for (const [file, page] of exported.pages) apply(pageRules, page, file, exported);
  for (const file of exported.files)
    for (const [ending, rules] of Object.entries(fileRules))
      if (file.endsWith(ending)) apply(rules, file, file, exported);
  for (const file of files.absentFiles(exported)) faults.add(`${file}: is missing`);
  return { faults: [...faults].sort(), pages: exported.pages.size };
}
