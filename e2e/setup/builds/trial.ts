/** A copy of the project, to which the recipes of CONTRIBUTING.md have added a language and pages. */
import { localeCodes } from '../../../lib/locales';
import { copyProject } from '../../../tools/testing/project-copy';
import { addLanguage, addPages, type NewPage } from '../../../tools/testing/recipes';
import { trial } from '../exports';
import { buildExport } from './build';
import { disguisedMessages } from './disguise';

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Read from right to left, and generated from English. */
const arabic = { code: 'ar', name: 'العربية', operator: 'germany' } as const;

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
export function buildTrial(): void {
  const project = trial.project ?? '';
  copyProject(project);
  addLanguage(project, arabic, disguisedMessages(letters));
  addPages(project, pages, [...localeCodes, arabic.code]);
  buildExport(trial);
}
