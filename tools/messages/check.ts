import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeRoute } from '../../lib/address/grammar';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { defaultLocale, localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import { routesIn, routesOf } from '../../lib/site/pages';
import type { Configured } from '../../lib/site/site';
import { type Catalog, differences, flatten } from './compare';
import { type Notes, sameAsBase, strayNotes } from './notes';
import { type ResultKind, searchResultFault } from './search-results';
import { typographyFaults } from './typography';

/** Reads a JSON file. @throws Error naming the file, if it is absent or not JSON. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${error})`);
  }
}

/** False for a message of a page that the language has not. */
function isNeededIn(site: Configured, code: Locale): (key: string) => boolean {
  const absent = routesOf(site).filter((route) => !routesIn(site, code).includes(route));
  return (key) => !absent.some((route) => key.startsWith(`pages.${route}.`));
}

/** Titles and descriptions of which search results would show the beginning alone. */
function longResults(content: Catalog): string[] {
  return [...flatten(content)].flatMap(([key, text]) => {
    const [, kind] = key.match(/(?:^|\.)meta\.(title|description)$/) ?? [];
    const fault = kind && searchResultFault(kind as ResultKind, withoutBreakHints(String(text)));
    return fault ? `${key}: ${fault}` : [];
  });
}

/** Pages of the registry that the base language says nothing of. */
function absentPages(site: Configured, base: Catalog): string[] {
  const keys = [...flatten(base).keys()];
  return routesOf(site)
    .filter(
      (route) => route !== homeRoute && !keys.some((key) => key.startsWith(`pages.${route}.`)),
    )
    .map((route) => `pages.${route}: is missing, and site.config.ts has the page`);
}

/** The faults of each file by its name, each a line that names key and difference. */
export function faultsByFile(site: Configured, folder: string): Map<string, string[]> {
  const faults = new Map<string, string[]>();
  const check = (name: string, faultsOf: (content: Catalog) => string[]) => {
    const file = join(folder, `${name}.json`);
    try {
      const content = readJson(file) as Catalog;
      const found = faultsOf(content).map((fault) => `${file}: ${fault}`);
      faults.set(file, found);
      return content;
    } catch (error) {
      faults.set(file, [error instanceof Error ? error.message : String(error)]);
    }
  };
  const base = check(defaultLocale, (content) => [
    ...differences(content, content),
    ...absentPages(site, content),
    ...longResults(content),
    ...typographyFaults(content, defaultLocale),
  ]);
  const notes = base && check('notes', (content) => strayNotes(base, content as Notes));
  if (!base || !notes) return faults;
  for (const code of localesOf(site).filter((locale) => locale !== defaultLocale)) {
    check(code, (content) => [
      ...differences(base, content, isNeededIn(site, code)),
      ...sameAsBase(base, content, code, notes as Notes),
      ...longResults(content),
      ...typographyFaults(content, code),
    ]);
  }
  return faults;
}

/** The texts of every language by its code and their keys, the base language first. @throws Error as `readJson` */
export function readTexts(site: Configured, folder: string): Map<string, Map<string, unknown>> {
  const textsOf = (code: string) => flatten(readJson(join(folder, `${code}.json`)) as Catalog);
  return new Map(localesOf(site).map((code) => [code, textsOf(code)]));
}

/** One line for each fault in the message files, naming file, key and what differs. */
export function messageFaults(site: Configured, folder: string): string[] {
  return [...faultsByFile(site, folder).values()].flat();
}
