/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesText } from './licenses';

const folder = mkdtempSync(join(process.cwd(), '.out-licenses-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('only what is in a script counts, not what is left out of it', async () => {
  const entry = join(folder, 'entry.ts');
  const packagesWith = async (script: string) => {
    writeFileSync(entry, script);
    const text = await licensesText([entry], ['tailwindcss']);
    return [...text.matchAll(/^(\w.*?) \d+\.\d+\.\d+$/gm)].map(([, name]) => name).sort();
  };
  expect(
    await packagesWith("import { createElement } from 'react';\nexport const text = 'none';\n"),
  ).toEqual(['tailwindcss']);
  expect(
    await packagesWith("import { isTabbable } from 'tabbable';\nconsole.log(isTabbable);\n"),
  ).toEqual(['tabbable', 'tailwindcss']);
});
