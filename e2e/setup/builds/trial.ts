import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { localeCodes } from '../../../lib/locales';
import notes from '../../../messages/notes.json';
import { flatten } from '../../../tools/messages/compare';
import type { Notes } from '../../../tools/messages/notes';
import { copyProject } from '../../../tools/testing/project-copy';
import { addLanguage, addPages, type NewPage } from '../../../tools/testing/recipes';
import type { Export } from '../exports';
import { messagesOf } from '../messages';
import { buildExport } from './build';

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Read from right to left. Its translation is English in other letters, which every check takes for a language. */
const arabic = { code: 'ar', name: 'العربية', operator: 'germany' } as const;

/** Puts other letters in the place of `a` to `z`: as long, as wrapped, and readable to nobody. */
function disguise(elements: MessageFormatElement[]): MessageFormatElement[] {
  for (const element of elements) {
    if (element.type === TYPE.literal)
      element.value = element.value.replace(
        /[a-z]/gi,
        (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97],
      );
    if (element.type === TYPE.tag) disguise(element.children);
    if (element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) disguise(value);
  }
  return elements;
}

/** What every language leaves as it is stays. */
function disguisedMessages(): object {
  const english = messagesOf('en');
  const same = [...flatten(english)].filter(([key]) => (notes as Notes)[key]?.same === 'all');
  const kept = new Set<unknown>(same.map(([, text]) => text));
  return JSON.parse(JSON.stringify(english), (_, value) =>
    typeof value !== 'string' || kept.has(value) ? value : printAST(disguise(parse(value))),
  );
}

/** The screen that CONTRIBUTING.md gives as an example. */
const [, recipe = ''] = readFileSync('CONTRIBUTING.md', 'utf8').match(/```tsx\n(.*?)```/s) ?? [];

/** A page with that screen; an article's has a byline besides. */
function newPage(row: NewPage['row']): NewPage {
  const screen = recipe.replace('GuideScreen', 'Screen').replace('.guide', `.${row.route}`);
  if (row.kind !== 'article') return { row, screen };
  const byline = "import { Byline } from '@/components/ui/byline';\n";
  return { row, screen: byline + screen.replace('</h1>', '$&<Byline />') };
}

const changedOn = '2025-09-16';
const pages = [
  newPage({ route: 'trial-guide', kind: 'plain', changedOn }),
  newPage({
    route: 'trial-story',
    kind: 'article',
    // Another day: they must not be taken for each other.
    publishedOn: '2025-09-15',
    readingMinutes: 2,
    changedOn,
  }),
  newPage({ route: 'trial-local', kind: 'plain', changedOn, languages: ['en', 'de'] }),
];

/** Makes the copy, next to `node_modules`, and builds it. */
export async function buildTrial(trial: Export): Promise<void> {
  const { project = '' } = trial;
  copyProject(project);
  addLanguage(project, arabic, disguisedMessages());
  addPages(project, pages, [...localeCodes, arabic.code]);
  await buildExport(trial);
}
