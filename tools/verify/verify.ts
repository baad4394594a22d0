import { defaultLocale, localeCodes } from '../../lib/locales';
import type { Settings } from '../../lib/settings';
import { readJson } from '../messages/check';
import type { Catalog } from '../messages/compare';
import { readExport } from './export';
import { readDocument, readPage } from './page';
import type { Rule } from './rule';
import { alternateFaults } from './rules/alternates';
import { canonicalFaults } from './rules/canonical';
import { fontFaults } from './rules/fonts';
import { imageSizeFaults } from './rules/image-sizes';
import { indexingFaults } from './rules/indexing';
import { languageFaults } from './rules/languages';
import { linkFaults, reachFaults } from './rules/links';
import { manifestFaults } from './rules/manifest';
import { metadataFaults } from './rules/metadata';
import { outlineFaults } from './rules/outline';
import { pageFaults } from './rules/pages';
import { partnerLinkFaults } from './rules/partner-links';
import { referenceFaults } from './rules/references';
import { scriptFaults } from './rules/scripts';
import { sitemapFaults } from './rules/sitemap';
import { socialFaults } from './rules/social';
import { structuredDataFaults } from './rules/structured-data';
import { textFaults } from './rules/texts';

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
  const checks = rules().map((rule) => rule(site));
  const faults: string[] = [];
  const note = (file: string, found: string[] = []) => {
    faults.push(...found.map((fault) => `${file}: ${fault}`));
  };
  const figures = { pages: site.pages.size, links: 0, images: 0 };
  for (const file of [...site.files].filter((name) => name.endsWith('.html'))) {
    const known = site.pages.get(file);
    if (known) {
      const page = readPage(site, known);
      figures.links += page.links.length;
      figures.images += page.elements('img').length;
      for (const check of checks) note(file, check.page?.(page));
    } else {
      const document = readDocument(site, file);
      for (const check of checks) note(file, check.other?.(document));
    }
  }
  const ends = checks.flatMap((check) => check.end?.() ?? []);
  return { faults: [...new Set([...faults, ...ends])].sort(), figures };
}

function rules(): Rule[] {
  const catalogs = new Map(localeCodes.map((code) => [code, messagesOf(code)]));
  return [
    ...[pageFaults, metadataFaults, canonicalFaults, alternateFaults, socialFaults],
    ...[structuredDataFaults, outlineFaults, linkFaults, reachFaults, partnerLinkFaults],
    ...[referenceFaults, imageSizeFaults, manifestFaults, sitemapFaults, indexingFaults],
    ...[scriptFaults, fontFaults, textFaults(messagesOf(defaultLocale)), languageFaults(catalogs)],
  ];
}

function messagesOf(code: string): Catalog {
  return readJson(`messages/${code}.json`) as Catalog;
}
