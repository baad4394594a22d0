/** A copy of the project with more languages: a registry row and a message file each, and nothing else. */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../export/files';

const parts = [
  ...['app', 'components', 'lib', 'messages', 'public', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'],
];

/** Every file that an export is made from: sources, texts, settings of the tools. No tests. */
export function sourceFiles(): string[] {
  return parts
    .flatMap((part) =>
      statSync(part).isDirectory() ? filesBelow(part).map((file) => join(part, file)) : part,
    )
    .filter((file) => !/\.test(-d)?\.tsx?$/.test(file));
}

export type NewLanguage = { code: string; name: string; messages: object };

/** Makes the copy in a folder next to `node_modules`, or below such a folder. */
export function copyProject(folder: string, languages: readonly NewLanguage[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of sourceFiles()) cpSync(file, join(folder, file));
  const registry = join(folder, 'lib/locales.ts');
  const lastRow = '] as const satisfies readonly LocaleRow[];';
  const rows = languages.map(
    ({ code, name }) =>
      `  { code: '${code}', name: ${JSON.stringify(name)}, operator: 'germany', namesRate: true },\n`,
  );
  writeFileSync(registry, readFileSync(registry, 'utf8').replace(lastRow, rows.join('') + lastRow));
  for (const { code, messages } of languages) {
    writeFileSync(join(folder, `messages/${code}.json`), JSON.stringify(messages, null, 2));
  }
}
