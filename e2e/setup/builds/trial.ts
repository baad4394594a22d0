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

/** @param heading what its screen shows below the title */
function newPage(row: NewPage['row'], heading = ''): NewPage {
  return {
    row,
    screen: `import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
${heading && "import { Byline } from '@/components/ui/byline';\n"}
export async function Screen() {
  const t = await getTranslations('pages.${row.route}');
  return (
    <div className="page-width py-10 md:py-14">
      <Breadcrumbs />
      <h1 className="text-h1">{t('title')}</h1>
      ${heading}
      <p className="mt-4 max-w-article">{t('intro')}</p>
    </div>
  );
}
`,
  };
}

const changedOn = '2025-09-16';
const pages = [
  newPage({ route: 'trial-guide', kind: 'plain', changedOn }),
  newPage(
    { route: 'trial-story', kind: 'article', publishedOn: changedOn, readingMinutes: 2, changedOn },
    '<Byline />',
  ),
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
