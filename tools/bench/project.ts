/** Copies of the project, built as `npm run build` builds it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { cardFile, cardSize } from '../../lib/card/address';
import { localeCodes } from '../../lib/locales';
import type { Page } from '../../lib/paths';
import { routes } from '../../lib/routes';
import { settingNames } from '../../lib/settings';
import { copyProject } from '../testing/project-copy';
import { addPages, insertBefore, type NewPage } from '../testing/recipes';
import { measureCommand } from './measure-command';

/** Everything that the benchmark writes, but for the short reports. Next to `node_modules`, for the builds. */
export const benchFolder = '.out-bench';

/** Where the site is published, and then served. */
export const siteOrigin = 'https://localhost:4400';

/** As the project comes, whatever is set around the benchmark. */
const unset = Object.fromEntries(settingNames.map((name) => [name, '']));

/** Drawing social cards takes longer than all else, and is left out: each page gets the same blank one. */
async function blankCards(project: string, names: readonly string[]): Promise<void> {
  rmSync(`${project}/app/og`, { recursive: true });
  mkdirSync(`${project}/public/og`);
  const create = { ...cardSize, channels: 3, background: 'white' } as const;
  const card = await sharp({ create }).png().toBuffer();
  for (const locale of localeCodes)
    for (const route of names)
      writeFileSync(`${project}/public/og/${cardFile({ locale, route } as Page)}`, card);
}

/** The terms once more: as heavy as a page of the site is. */
function copyOfTerms(index: number): NewPage {
  const route = `terms-${index + 1}`;
  const screen = readFileSync('components/legal/terms-screen.tsx', 'utf8')
    .replace("'pages.terms'", `'pages.${route}'`)
    .replace('TermsScreen', 'Screen')
    .replace("'./sections'", "'@/components/legal/sections'");
  return { row: { route, kind: 'plain', changedOn: '2025-09-15', inFooter: false }, screen };
}

/** Adds pages that the home page alone links to: links from everywhere would make every page larger. */
function addCopies(project: string, count: number): string[] {
  const pages = Array.from({ length: count }, (_, index) => copyOfTerms(index));
  addPages(project, pages, localeCodes);
  const names = pages.map(({ row }) => row.route);
  const links = names.map((name) => `{route === 'home' && <a href="/${name}/">${name}</a>}`);
  insertBefore(`${project}/app/[[...path]]/page.tsx`, '<StructuredData />', links.join(''));
  return names;
}

export type Built = { pages: number; folder: string; seconds: number; peakMiB: number };

/** @param pages how many the copy shall have: a multiple of the number of languages */
export async function buildPages(pages: number): Promise<Built> {
  console.log(`Building ${pages} pages`);
  const project = `${benchFolder}/${pages}-pages`;
  copyProject(project);
  const added = addCopies(project, pages / localeCodes.length - routes.length);
  await blankCards(project, [...routes, ...added]);
  const settings = { ...unset, SITE_URL: siteOrigin };
  const command = ['--import', 'tsx', 'tools/commands/build.ts'];
  const cost = await measureCommand(command, project, settings);
  return { pages, folder: `${project}/out`, ...cost };
}
