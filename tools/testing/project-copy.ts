/** A copy of the project, to be changed, built and tested beside it. */
import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  ...['app', 'components', 'lib', 'messages', 'public', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'],
];

const isTest = (path: string) => /\.test(-d)?\.tsx?$/.test(path);

/** Makes the copy, without tests, in a folder next to `node_modules`, or below such a folder. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of sources)
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !isTest(path) });
}

/** Adds what checks a copy and is no part of its export: tests, and the settings of the linter. */
export function copyChecks(folder: string): void {
  for (const part of ['e2e', 'biome.json', '.gitignore'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const part of ['components', 'lib', 'tools'])
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => isTest(path) || statSync(path).isDirectory(),
    });
}
