import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesText } from './licenses';

const folder = mkdtempSync(join(process.cwd(), '.out-licenses-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The packages that are named, without their versions. */
async function namesIn(...entries: string[]): Promise<string[]> {
  const text = await licensesText(...(entries.length > 0 ? [entries] : []));
  return [...text.matchAll(/(?:^|, )(@?[a-z][\w@/.-]*) \d+\.\d+\.\d+/gm)].map(([, name]) => name);
}

const inPages = [
  '@fontsource-variable/roboto',
  '@fontsource/poppins',
  'lucide-react',
  'tailwindcss',
];

test('scripts, fonts, icons and styles of others are published with their licences', async () => {
  const text = await licensesText();
  expect(await namesIn()).toEqual(
    expect.arrayContaining([
      ...inPages,
      'react',
      'react-dom',
      '@headlessui/react',
      '@floating-ui/react',
    ]),
  );
  for (const words of ['SIL OPEN FONT LICENSE', 'Permission is hereby granted', 'Copyright'])
    expect(text).toContain(words);
});

test('only what is in a script counts, not what is left out of it', async () => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, "import { createElement } from 'react';\nexport const text = 'none';\n");
  expect((await namesIn(entry)).sort()).toEqual(inPages);
  writeFileSync(entry, "import { isTabbable } from 'tabbable';\nconsole.log(isTabbable);\n");
  expect((await namesIn(entry)).sort()).toEqual([...inPages, 'tabbable'].sort());
});
