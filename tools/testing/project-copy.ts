/** A copy of the project, to be changed, built and tested beside it. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../export/files';

const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.site.json',
  'site.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
];

const isTest = (path: string) => /\.test(-d)?\.tsx?$/.test(path);

/** Every file that an export is made from: sources, texts, settings of the tools. No tests. */
export function sourceFiles(): string[] {
  return filesOf(sources).filter((file) => !isTest(file));
}

/** Makes the copy, without tests, in a folder next to `node_modules`, or below such a folder. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of sourceFiles()) cpSync(file, join(folder, file));
}
