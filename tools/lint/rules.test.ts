import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const biome = createRequire(__filename).resolve('@biomejs/biome/bin/biome');

const rules = ['plugin', 'lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles'];
const folders = ['app', 'components', 'lib', 'tools'];

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the project's own lint rules find in these files, by name. */
function findingsIn(files: Record<string, string>): Set<string> {
  for (const part of ['biome.json', '.gitignore', 'tools/lint'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', ...folders];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  const own = diagnostics.filter(({ category }) => rules.includes(category));
  return new Set(own.map(({ location }) => location.path));
}

const element = (attribute: string) => `export const Planted = () => <p ${attribute} />;\n`;
const classes = (names: string) => element(`className="flex ${names} grow"`);
const rule = (declaration: string) => `.planted {\n  ${declaration};\n}\n`;

const imports = (path: string) =>
  `import * as other from '${path}';\n\nexport const text = String(other);\n`;

/** File contents by name, so that a finding names what it found. */
function numbered(folder: string, ending: string, texts: readonly string[]) {
  return Object.fromEntries(texts.map((text, index) => [`${folder}/${index}.${ending}`, text]));
}

const physicalScripts = [
  ...['ml-4', '-mr-2', 'md:pl-3', 'pr-1!', 'scroll-ml-2', 'left-0', 'focus:-right-4'].map(classes),
  ...['text-left', 'sm:text-right', 'float-left', 'rounded-l', 'rounded-tr-card'].map(classes),
  ...['border-r', 'border-l-2', 'object-left', '[margin-left:3px]', 'sm:[left:3px]'].map(classes),
  `export const look = (extra: string) => \`flex ml-2 \${extra}\`;\n`,
  `export const look = (extra: string) => \`\${extra} pr-2\`;\n`,
  element('style={{ marginLeft: 3 }}'),
  element('style={{ borderTopRightRadius: 3 }}'),
  "document.body.style.left = '3px';\n",
];

const physicalSheets = [
  ...['margin-left: 1px', 'padding-right: 1px', 'left: 0', 'border-left: 1px solid'].map(rule),
  ...['border-top-left-radius: 1px', 'text-align: right', 'float: left'].map(rule),
  ...['@apply grow ml-2', '@apply md:rounded-l'].map(rule),
];

const right = {
  'tools/ahead.ts': imports('../lib/component'),
  'components/classes.tsx': classes(
    'ms-4 -me-2 start-0 inset-x-0 text-start rounded-es border-s-2',
  ),
  'components/style.ts': "document.body.style.insetInlineStart = '3px';\n",
  'app/logical.css': rule(
    'margin-inline-start: 1px; text-align: start; inset-inline-end: 0; @apply ms-2 border-e',
  ),
};

const planted = {
  'app/internal.ts': imports('next/dist/client/router'),
  'app/tool.ts': imports('@/tools/ahead'),
  'components/tool.ts': imports('../tools/ahead'),
  'lib/component.ts': imports('../components/style'),
  'lib/page.ts': imports('@/app/internal'),
  'tools/test.ts': imports('../e2e/setup/test'),
  'lib/circle.ts': imports('./round'),
  'lib/round.ts': imports('./circle'),
  'components/client.tsx': `'use client';\n\n${element('hidden')}`,
  ...numbered('components', 'tsx', physicalScripts),
  ...numbered('app', 'css', physicalSheets),
};

test('lint refuses physical sides, client components of Next.js, circles and wrong imports, and nothing else', () => {
  expect([...findingsIn({ ...planted, ...right })].sort()).toEqual(Object.keys(planted).sort());
});
