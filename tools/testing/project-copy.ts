/** A copy of the project, to be built, changed and tested beside it. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const parts = [
  ...['app', 'components', 'e2e', 'lib', 'messages', 'public', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', '.gitignore'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'],
];

/** Makes the copy in a folder next to `node_modules`, or below such a folder. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
}
