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

export function addLanguage(project: string, row: LocaleRow, messages: object): void {
  addRows(`${project}/lib/locales.ts`, 'LocaleRow', [row]);
  writeJson(`${project}/messages/${row.code}.json`, messages);
}

export type NewPage = {
  row: PageRow;
  /** The module of its screen, which exports `Screen`. Its messages are those of the terms, but for a number. */
  screen: string;
};

/** @param codes the languages of the copy */
export function addPages(
  project: string,
  pages: readonly NewPage[],
  codes: readonly string[],
): void {
  const rows = pages.map(({ row }) => row);
  addRows(`${project}/lib/routes.ts`, 'PageRow', rows);
  const screens = rows.map(({ route }, index) => ({ route, name: `NewScreen${index}` }));
  const imports = screens.map(
    ({ route, name }) => `import { Screen as ${name} } from '@/components/new/${route}';\n`,
  );
  const lines = screens.map(({ route, name }) => `  '${route}': ${name},\n`);
  insertBefore(`${project}/${screenMap}`, 'import type { Route }', imports.join(''));
  insertBefore(`${project}/${screenMap}`, '  home: HomeScreen,', lines.join(''));
  mkdirSync(`${project}/components/new`, { recursive: true });
  for (const { row, screen } of pages)
    writeFileSync(`${project}/components/new/${row.route}.tsx`, screen);
  for (const code of codes) addMessages(`${project}/messages/${code}.json`, code, rows);
}

function addMessages(file: string, code: string, rows: readonly PageRow[]): void {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const { terms } = content.pages;
  for (const [index, { route, languages = [code] }] of rows.entries()) {
    // No two pages may share title and description, and every language has digits.
    const [title, description] = [terms.title, terms.intro].map((text) => `${text}${index + 1}`);
    if (languages.some((one) => one === code))
      content.pages[route] = { ...terms, title, meta: { title, description } };
  }
  writeJson(file, content);
}
