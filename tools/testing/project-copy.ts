/** A copy of the project with more languages: a registry row and a message file each, and nothing else. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = [
  ...['app', 'components', 'lib', 'messages', 'public', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts'],
];

export type NewLanguage = { code: string; name: string; messages: object };

/** Makes the copy in a folder next to `node_modules`, or below such a folder. */
export function copyProject(folder: string, languages: readonly NewLanguage[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) {
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !/\.test(-d)?\.tsx?$/.test(path),
    });
  }
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
