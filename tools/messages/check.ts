/** What is wrong in the message files, and in the files that translators keep beside them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericSchema, is, unknown } from 'valibot';
import { homeRoute } from '../../lib/address/grammar';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { companyOf } from '../../lib/site/companies';
import type { Company } from '../../lib/site/company-rules';
import { defaultLocale, languageRow, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { routesIn, routesOf } from '../../lib/site/pages';
import type { Configured } from '../../lib/site/site';
import { characterFaults } from './characters';
import { type Catalog, differences, flatten } from './compare';
import { currencyFaults } from './currency';
import { encodingFault } from './encoding';
import { leftInEnglish } from './english-left';
import { type Glossary, glossaryFaults } from './glossary';
import { strangerFaults } from './identification';
import { located, repeatedKeys, syntaxFault } from './json-lines';
import { type LegalTerms, legalTermFaults } from './legal-terms';
import { lengthFaults } from './lengths';
import { type Notes, sameAsBase, strayNotes, wronglyMarked } from './notes';
import { paragraphFaults } from './paragraphs';
import { pluralFaults } from './plural-forms';
import { type ResultKind, searchResultFault } from './search-results';
import { glossarySchema, legalTermsSchema, shapeFaults } from './shapes';
import { slipFaults } from './slips';
import { typographyFaults } from './typography';

/** Reads a JSON file. @throws Error naming the file and, if it is not UTF-8 or not JSON, the line */
export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const bytes = readFileSync(file);
  const damaged = encodingFault(bytes);
  if (damaged) throw new Error(`${file}:${damaged.line}: ${damaged.reason}`);
  const text = bytes.toString('utf8');
  const fault = syntaxFault(text);
  if (fault) throw new Error(`${file}:${fault.line}: is not valid JSON (${fault.reason})`);
  return JSON.parse(text);
}

/** The file of a language's messages, or of another name, in the folder of the message files. */
export function messageFile(folder: string, name: string): string {
  return join(folder, `${name}.json`);
}

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

/** The faults of files, by the file's name. */
type Report = Map<string, string[]>;

/**
 * Reads a file, and notes its faults with the lines on which they are.
 * @param faultsOf the faults of its content, each beginning with a key
 * @param shape what the content has to be before it has other faults
 * @returns the content, if it could be read
 */
function check<Content>(
  report: Report,
  file: string,
  faultsOf: (content: Content) => string[] = () => [],
  shape: GenericSchema = unknown(),
): Content | undefined {
  try {
    const content = readJson(file) as Content;
    const text = readFileSync(file, 'utf8');
    const wrong = shapeFaults(shape, content);
    const faults = wrong.length > 0 ? wrong : faultsOf(content);
    report.set(file, []);
    addFaults(report, file, [...repeatedKeys(text), ...faults]);
    if (wrong.length === 0) return content;
  } catch (error) {
    report.set(file, [error instanceof Error ? error.message : String(error)]);
  }
}

/** Notes more faults of a file that has been read, if there are any. They stand in the order of its lines. */
function addFaults(report: Report, file: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const lines = located(file, readFileSync(file, 'utf8'), faults);
  const lineOf = (fault: string) => Number.parseInt(fault.slice(file.length + 1), 10);
  report.set(
    file,
    [...(report.get(file) ?? []), ...lines].sort((one, other) => lineOf(one) - lineOf(other)),
  );
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

const glossaryFile = (folder: string, code: string) => messageFile(join(folder, 'glossary'), code);
const legalFile = (folder: string, code: string) => messageFile(join(folder, 'legal-terms'), code);

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
  const others = localesOf(site).filter((locale) => locale !== defaultLocale);
  const all = others.map((code) => {
    const texts = readable<Catalog>(messageFile(folder, code)) ?? {};
    return { code, company: languageRow(site, code).company, texts: flatten(texts) };
  });
  const peersOf = (code: Locale) =>
    all
      .filter((other) => other.code !== code && other.company === languageRow(site, code).company)
      .map(({ texts }) => texts);
  for (const code of others) {
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

/** The content of a file, or undefined if it cannot be read: `faultsByFile` reports that. */
function readable<Content>(file: string): Content | undefined {
  return check<Content>(new Map(), file);
}

/**
 * Faults that end only a build for the public: no glossary or legal terms, texts that do not follow them, and texts in
 * another language.
 */
export async function publicFaultsByFile(site: Configured, folder: string): Promise<Report> {
  const report: Report = new Map();
  const base = readable<Catalog>(messageFile(folder, defaultLocale));
  const english = check<Glossary>(
    report,
    glossaryFile(folder, defaultLocale),
    undefined,
    glossarySchema,
  );
  if (!base || !english) return report;
  const baseTexts = flatten(base);
  for (const code of localesOf(site)) {
    const file = messageFile(folder, code);
    const texts = readable<Catalog>(file);
    // A row may name a company that there is not, which the configuration's own check tells.
    const company: Company | undefined = companyOf(site, code);
    check<Glossary>(
      report,
      glossaryFile(folder, code),
      (own) => (texts ? glossaryFaults(english, own, texts) : []),
      glossarySchema,
    );
    check<LegalTerms>(
      report,
      legalFile(folder, code),
      (terms) => (texts && company ? legalTermFaults(terms, texts, company.country, code) : []),
      legalTermsSchema,
    );
    if (!texts) continue;
    const isEnglish = (key: string, text: unknown) =>
      code !== defaultLocale && baseTexts.get(key) === text;
    addFaults(report, file, await strangerFaults(texts, code, isEnglish));
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
