/**
 * Adds languages and pages to a copy of the project, as CONTRIBUTING.md says. What is not touched here, nobody has to
 * touch: `e2e/export/recipes.spec.ts` proves it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import type { LocaleRow } from '../../lib/locales';
import type { PageRow } from '../../lib/routes';

const screenMap = 'app/[[...path]]/page.tsx';

/** @throws Error if the file has not exactly one such place */
export function insertBefore(file: string, anchor: string, text: string): void {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(anchor);
  if (after === undefined || more.length > 0)
    throw new Error(`${file} should have once: ${anchor}. Has the recipe changed?`);
  writeFileSync(file, before + text + anchor + after);
}

function addRows(file: string, type: string, rows: readonly (LocaleRow | PageRow)[]): void {
  const present = readFileSync(file, 'utf8');
  const taken = rows
    .map((row) => ('code' in row ? row.code : row.route))
    .filter((name) => present.includes(`: '${name}'`));
  if (taken.length > 0)
    throw new Error(`${file} has ${taken} already: rename what the tests add to their copy.`);
  const lines = rows.map((row) => `${inspect(row, { breakLength: Number.POSITIVE_INFINITY })},\n`);
  insertBefore(file, `] as const satisfies readonly ${type}[];`, lines.join(''));
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

export type NewLanguage = { row: LocaleRow; messages: object };

export function addLanguage(project: string, { row, messages }: NewLanguage): void {
  addRows(`${project}/lib/locales.ts`, 'LocaleRow', [row]);
  writeJson(`${project}/messages/${row.code}.json`, messages);
}

type Texts = { title: string; intro: string };

export type NewPage = {
  row: PageRow;
  /** The module of its screen, which exports `Screen`. */
  screen: string;
  /** Its messages, made of those of the terms in the same language. */
  messages: (terms: Texts) => object;
};

/** @param codes the languages of the copy */
export function addPages(
  project: string,
  pages: readonly NewPage[],
  codes: readonly string[],
): void {
  addRows(
    `${project}/lib/routes.ts`,
    'PageRow',
    pages.map(({ row }) => row),
  );
  const names = pages.map(({ row }, index) => ({ route: row.route, screen: `NewScreen${index}` }));
  const imports = names.map(
    ({ route, screen }) => `import { Screen as ${screen} } from '@/components/new/${route}';\n`,
  );
  const screens = names.map(({ route, screen }) => `  '${route}': ${screen},\n`);
  insertBefore(`${project}/${screenMap}`, 'import type { Route }', imports.join(''));
  insertBefore(`${project}/${screenMap}`, '  home: HomeScreen,', screens.join(''));
  mkdirSync(`${project}/components/new`, { recursive: true });
  for (const { row, screen } of pages)
    writeFileSync(`${project}/components/new/${row.route}.tsx`, screen);
  for (const code of codes) addMessages(`${project}/messages/${code}.json`, code, pages);
}

function addMessages(file: string, code: string, pages: readonly NewPage[]): void {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  for (const { row, messages } of pages) {
    const languages: readonly string[] = row.languages ?? [code];
    if (languages.includes(code)) content.pages[row.route] = messages(content.pages.terms);
  }
  writeJson(file, content);
}
