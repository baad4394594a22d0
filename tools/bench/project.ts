/** Copies of the project, built as `npm run build` builds it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { cardFile, cardSize } from '../../lib/card/address';
import { localeCodes } from '../../lib/locales';
import type { Page } from '../../lib/paths';
import { routes } from '../../lib/routes';
import { settingNames } from '../../lib/settings';
import { copyProject } from '../testing/project-copy';
import { tsx } from '../testing/tsx';
import { measureCommand } from './measure-command';
import { addRoutes } from './new-routes';

/** Everything that the benchmark writes, but for the short reports. Next to `node_modules`, for the builds. */
export const benchFolder = '.out-bench';

/** Where the site is published, and then served. */
export const siteOrigin = 'http://localhost:4400';

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

export type Built = { pages: number; folder: string; seconds: number; peakMiB: number };

/** @param pages how many the copy shall have: a multiple of the number of languages */
export async function buildPages(pages: number): Promise<Built> {
  console.log(`Building ${pages} pages`);
  const project = `${benchFolder}/${pages}-pages`;
  copyProject(project, []);
  const added = addRoutes(project, pages / localeCodes.length - routes.length);
  await blankCards(project, [...routes, ...added]);
  const settings = { ...unset, SITE_URL: siteOrigin };
  const figures = await measureCommand([tsx, 'tools/commands/build.ts'], project, settings);
  return { pages, folder: `${project}/out`, ...figures };
}
