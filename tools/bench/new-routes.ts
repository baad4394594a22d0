/** Adds pages to a copy of the project, as a contributor would: copies of the terms under other names. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { localeCodes } from '../../lib/locales';

const page = 'app/[[...path]]/page.tsx';
const screen = 'components/legal/terms-screen.tsx';
const screenImport = "import { TermsScreen } from '@/components/legal/terms-screen';";

type Insertion = [file: string, anchor: string, textFor: (name: string, id: number) => string];

/** What each new page needs, and behind which place of which file. */
const insertions: Insertion[] = [
  ['lib/routes.ts', "'imprint'", (name) => `, '${name}'`],
  ['lib/content-dates.ts', '  imprint: publishedOn,', (name) => `\n  '${name}': publishedOn,`],
  [
    page,
    screenImport,
    (name, id) =>
      `\n${screenImport.replace('}', `as Screen${id} }`).replace('terms-', `${name}-`)}`,
  ],
  [page, '  imprint: ImprintScreen,', (name, id) => `\n  '${name}': Screen${id},`],
  // From the home page alone: links from everywhere would make every page larger.
  [page, '<Screen />', (name) => `{route === 'home' && <a href="/${name}/">${name}</a>}`],
];

/** @throws Error if the file has not exactly one such place */
function insertAfter(file: string, anchor: string, text: string): void {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(anchor);
  if (after === undefined || more.length > 0)
    throw new Error(`${file} should have once: ${anchor}. Has the recipe for a page changed?`);
  writeFileSync(file, before + anchor + text + after);
}

/** Gives each name the messages of the terms, but for titles and descriptions, which no two pages may share. */
function addMessages(file: string, names: readonly string[]): void {
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  const { terms } = messages.pages;
  for (const [index, name] of names.entries()) {
    const title = `${terms.title}${index + 1}`;
    const meta = { title, description: `${terms.intro}${index + 1}` };
    messages.pages[name] = { ...terms, title, meta };
  }
  writeFileSync(file, JSON.stringify(messages, null, 2));
}

/** @returns the names of the routes that were added */
export function addRoutes(project: string, count: number): string[] {
  const names = Array.from({ length: count }, (_, index) => `terms-${index + 1}`);
  for (const [file, anchor, textFor] of insertions)
    insertAfter(`${project}/${file}`, anchor, names.map(textFor).join(''));
  for (const name of names) {
    const copy = `${project}/components/legal/${name}-screen.tsx`;
    copyFileSync(screen, copy);
    insertAfter(copy, "'pages.terms", name.replace('terms', ''));
  }
  for (const code of localeCodes) addMessages(`${project}/messages/${code}.json`, names);
  return names;
}
