/** What is wrong in the message files, and in the files that translators keep beside them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'valibot';
import { homeRoute } from '../../lib/address/grammar';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { companyOf } from '../../lib/site/companies';
import type { Company } from '../../lib/site/company-rules';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { routesIn, routesOf } from '../../lib/site/pages';
import type { Configured } from '../../lib/site/site';
import { characterFaults } from './characters';
import { type Catalog, differences, flatten } from './compare';
import { currencyFaults } from './currency';
import { leftInEnglish } from './english-left';
import { type Glossary, glossaryFaults } from './glossary';
import { strangerFaults } from './identification';
import { type LegalTerms, legalTermFaults } from './legal-terms';
import { lengthFaults } from './lengths';
import { type Notes, sameAsBase, strayNotes, wronglyMarked } from './notes';
import { paragraphFaults } from './paragraphs';
import { readPeers, translationsOf } from './peers';
import { pluralFaults } from './plural-forms';
import {
  addFaults,
  check,
  glossaryFile,
  legalFile,
  messageFile,
  type Report,
  readable,
  readJson,
} from './report';
import { type ResultKind, searchResultFault } from './search-results';
import { glossarySchema, legalTermsSchema } from './shapes';
import { slipFaults } from './slips';
import { typographyFaults } from './typography';

/** Returns false for a message of a page that the language does not have. */
function isNeededIn(site: Configured, code: Locale): (key: string) => boolean {
  const absent = routesOf(site).filter((route) => !routesIn(site, code).includes(route));
  return (key) => !absent.some((route) => key.startsWith(`pages.${route}.`));
}

/** Titles and descriptions that search results would cut off. */
function longResults(content: Catalog): string[] {
  return [...flatten(content)].flatMap(([key, text]) => {
    const [, kind] = key.match(/(?:^|\.)meta\.(title|description)$/) ?? [];
    const fault = kind && searchResultFault(kind as ResultKind, withoutBreakHints(String(text)));
    return fault ? `${key}: ${fault}` : [];
  });
}

/** What is wrong in a language's texts whatever the others say, but for the numbers that English writes. */
function textFaults(
  base: Catalog,
  content: Catalog,
  code: Locale,
  quotationMarks?: string,
): string[] {
  return [
    ...longResults(content),
    ...pluralFaults(base, content, code),
    ...typographyFaults(content, code, quotationMarks),
    ...slipFaults(content, code),
    ...characterFaults(content, code),
  ];
}

/** Pages in `site.config.ts` for which the base language has no messages. */
function absentPages(site: Configured, base: Catalog): string[] {
  const keys = [...flatten(base).keys()];
  return routesOf(site)
    .filter(
      (route) => route !== homeRoute && !keys.some((key) => key.startsWith(`pages.${route}.`)),
    )
    .map((route) => `pages.${route}: is missing, and site.config.ts has the page`);
}

/** One line on languages that have files and no row: they were left out, or their rows were forgotten. None if there are none. */
export function unusedLanguages(site: Configured, folder: string): string[] {
  const known: readonly string[] = ['notes', ...localesOf(site)];
  const folders = [folder, ...['glossary', 'legal-terms'].map((name) => join(folder, name))];
  const names = folders
    .filter((name) => existsSync(name))
    .flatMap((name) => readdirSync(name).filter((file) => file.endsWith('.json')))
    .map((file) => file.replace('.json', ''));
  const unused = [...new Set(names)].filter((name) => !known.includes(name)).sort();
  if (unused.length === 0) return [];
  return [
    `Files in ${folder}/ without a row in site.config.ts are not used: ${unused.join(', ')}. Add rows to languages, or leave the files where they are, so that new versions merge`,
  ];
}

type OwnRules = {
  /** The keys whose texts the language rightly shares with English. */
  shared?: readonly string[];
  quotationMarks?: string;
};

/** What a glossary says of the texts. A new language may have none yet; of one that cannot be read, nothing is known. */
function ownRules(folder: string, code: Locale): OwnRules {
  const file = glossaryFile(folder, code);
  const glossary = existsSync(file) ? readable<Partial<Glossary>>(file) : {};
  if (!glossary) return {};
  const { same_as_english: shared = [], quotation_marks: quotationMarks } = glossary;
  const { entries } = glossarySchema;
  return {
    shared: is(entries.same_as_english, shared) ? shared : undefined,
    quotationMarks: is(entries.quotation_marks, quotationMarks) ? quotationMarks : undefined,
  };
}

/** What is wrong in each file, in lines that name file, line, key and what differs. Any of it ends a build. */
export function faultsByFile(site: Configured, folder: string): Report {
  const report: Report = new Map();
  const base = check<Catalog>(report, messageFile(folder, defaultLocale), (content) => [
    ...differences(content, content),
    ...absentPages(site, content),
    ...currencyFaults(content, content, site.config.facts, defaultLocale),
    ...textFaults(content, content, defaultLocale, ownRules(folder, defaultLocale).quotationMarks),
  ]);
  const notes =
    base &&
    check<Notes>(report, messageFile(folder, 'notes'), (content) => strayNotes(base, content));
  if (!base || !notes) return report;
  addFaults(report, messageFile(folder, defaultLocale), lengthFaults(base, base, notes));
  const peersOf = readPeers(site, folder);
  for (const code of translationsOf(site)) {
    const { shared, quotationMarks } = ownRules(folder, code);
    const texts = check<Catalog>(report, messageFile(folder, code), (content) => [
      ...differences(base, content, isNeededIn(site, code)),
      ...(shared ? sameAsBase(base, content, notes, shared) : []),
      ...leftInEnglish(base, content),
      ...lengthFaults(base, content, notes),
      ...paragraphFaults(flatten(base), flatten(content), peersOf(code)),
      ...currencyFaults(base, content, site.config.facts, code),
      ...textFaults(base, content, code, quotationMarks),
    ]);
    const marked = texts && shared ? wronglyMarked(base, texts, shared) : [];
    addFaults(report, glossaryFile(folder, code), marked);
  }
  return report;
}

/** The keys of the base language's messages; none if they cannot be read. */
export function messageKeys(folder: string): string[] {
  const base = readable<Catalog>(messageFile(folder, defaultLocale)) ?? {};
  return [...flatten(base).keys()];
}

/** The texts of every language by its code and their keys, the base language first. @throws Error as `readJson` */
export function readTexts(site: Configured, folder: string): Map<string, Map<string, unknown>> {
  const textsOf = (code: string) => flatten(readJson(messageFile(folder, code)) as Catalog);
  return new Map(localesOf(site).map((code) => [code, textsOf(code)]));
}

/**
 * Faults that end only a build for the public: no glossary or legal terms, texts that do not follow them, and texts in
 * another language.
 * @param codes the languages to tell of: all, if none are named. Their texts are compared with those of all.
 */
export async function publicFaultsByFile(
  site: Configured,
  folder: string,
  codes = localesOf(site),
): Promise<Report> {
  const report: Report = new Map();
  const catalogs = new Map(
    localesOf(site).flatMap((code) => {
      const catalog = readable<Catalog>(messageFile(folder, code));
      return catalog ? [[code, catalog] as const] : [];
    }),
  );
  const english = check<Glossary>(
    report,
    glossaryFile(folder, defaultLocale),
    undefined,
    glossarySchema,
  );
  if (!catalogs.has(defaultLocale) || !english) return report;
  const all = new Map([...catalogs].map(([code, catalog]) => [code, flatten(catalog)]));
  for (const code of codes) {
    const catalog = catalogs.get(code);
    // A row may name a company that there is not, which the configuration's own check tells.
    const company: Company | undefined = companyOf(site, code);
    check<Glossary>(
      report,
      glossaryFile(folder, code),
      (own) => (catalog ? glossaryFaults(english, own, catalog) : []),
      glossarySchema,
    );
    check<LegalTerms>(
      report,
      legalFile(folder, code),
      (terms) => (catalog && company ? legalTermFaults(terms, catalog, company.country, code) : []),
      legalTermsSchema,
    );
    if (catalog) addFaults(report, messageFile(folder, code), await strangerFaults(all, code));
  }
  return report;
}

/** One line for each fault in the message files that ends a build: this one, or one for the public. */
export async function messageFaults(
  site: Configured,
  folder: string,
  isPublic: boolean,
): Promise<string[]> {
  const faults = [...faultsByFile(site, folder).values()].flat();
  if (!isPublic) return faults;
  return [...faults, ...[...(await publicFaultsByFile(site, folder)).values()].flat()];
}
