/** A copy of the project, to be changed, built and tested beside it. */
import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../export/files';

const sources = [
  ...['app', 'components', 'lib', 'messages', 'public', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'],
];

const isTest = (path: string) => /\.test(-d)?\.tsx?$/.test(path);

/** Every file that an export is made from: sources, texts, settings of the tools. No tests. */
export function sourceFiles(): string[] {
  return sources
    .flatMap((part) =>
      statSync(part).isDirectory() ? filesBelow(part).map((file) => join(part, file)) : part,
    )
    .filter((file) => !isTest(file));
}

/** Makes the copy, without tests, in a folder next to `node_modules`, or below such a folder. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of sourceFiles()) cpSync(file, join(folder, file));
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
