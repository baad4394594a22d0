/** Copies of the project, built as `npm run build` builds it. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardFile, cardSize } from '../lib/card/address';
import { filesBelow } from '../lib/export/files';
import { type Locale, localeCodes } from '../lib/locales';
import { allPages } from '../lib/paths';
import { routes } from '../lib/routes';
import { copyProject } from '../testing/project-copy';
import { tsx } from '../testing/tsx';
import { type CommandFigures, measureCommand } from './command';
import { generatedLanguages } from './languages';
import { benchFolder, exportOf, settings } from './sites';

/** The social cards' route, whose cost is told apart. */
const cards = 'app/og';
export const hasCards = existsSync(cards);

/** Takes the drawing of cards out of a copy, and puts the same blank one where each page names its own. */
async function blankCards(project: string, codes: readonly string[]): Promise<void> {
  rmSync(join(project, cards), { recursive: true, force: true });
  const create = { ...cardSize, channels: 3, background: 'white' } as const;
  const card = await sharp({ create }).png().toBuffer();
  const folder = join(project, 'public/og');
  mkdirSync(folder);
  for (const locale of codes as readonly Locale[]) {
    for (const route of routes) writeFileSync(join(folder, cardFile({ locale, route })), card);
  }
}

export type BuildFigures = CommandFigures & { project: string; files: number; bytes: number };

/** Builds a copy with as many languages as this number of pages takes, with or without social cards. */
export async function buildPages(pages: number, withCards: boolean): Promise<BuildFigures> {
  const project = `${benchFolder}/${pages}${withCards ? '-with-cards' : ''}`;
  const languages = generatedLanguages(pages / routes.length - localeCodes.length);
  copyProject(project, languages);
  if (!withCards) await blankCards(project, [...localeCodes, ...languages.map(({ code }) => code)]);
  const figures = await measureCommand([tsx, 'lib/export/build.ts'], {
    cwd: project,
    env: settings,
  });
  const files = filesBelow(exportOf(project));
  const bytes = files.reduce((sum, file) => sum + statSync(join(exportOf(project), file)).size, 0);
  return { ...figures, project, files: files.length, bytes };
}

let built: Promise<BuildFigures> | undefined;

/** The site as it is, built once in a run. */
export function buildSite(): Promise<BuildFigures> {
  built ??= buildPages(allPages.length, hasCards);
  return built;
}
