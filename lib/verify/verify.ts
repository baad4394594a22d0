import { readFileSync } from 'node:fs';
import { defaultLocale, localeCodes } from '../locales';
import type { Catalog } from '../messages/compare';
import type { Settings } from '../settings';
import { attributes, type Export, type Rule, readExport } from './export';
import { alternateFaults } from './rules/alternates';
import { canonicalFaults } from './rules/canonical';
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
  const faults = rules().flatMap((rule) => rule(site));
  return { faults: [...new Set(faults)].sort(), figures: figuresOf(site) };
}

function rules(): Rule[] {
  const catalogs = new Map(localeCodes.map((code) => [code, messagesOf(code)]));
  return [
    ...[pageFaults, metadataFaults, canonicalFaults, alternateFaults, socialFaults],
    ...[structuredDataFaults, outlineFaults, linkFaults, reachFaults, partnerLinkFaults],
    ...[referenceFaults, imageSizeFaults, manifestFaults, sitemapFaults, indexingFaults],
    ...[textFaults(messagesOf(defaultLocale)), languageFaults(catalogs)],
  ];
}

function messagesOf(code: string): Catalog {
  return JSON.parse(readFileSync(`messages/${code}.json`, 'utf8'));
}

function figuresOf({ pages }: Export): Verdict['figures'] {
  const count = (selector: string, name: string) =>
    pages.reduce((sum, { root }) => sum + attributes(root, selector, name).length, 0);
  return { pages: pages.length, links: count('a', 'href'), images: count('img', 'src') };
}
