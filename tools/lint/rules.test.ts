/**
 * The project's own lint rules: who may import whom, no client components of Next.js, and what
 * browsers know.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const biome = createRequire(__filename).resolve('@biomejs/biome/bin/biome');

const categories = ['plugin', 'lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles'];

const temporary = mkdtempSync(join(tmpdir(), 'lint-'));
// Where a project lies says nothing about its files: Biome holds the `includes` of `plugins`
// against the whole path (https://github.com/biomejs/biome/issues/11082), those of `overrides`
// against the path within the project.
const folder = join(temporary, 'app/lib');
afterAll(() => rmSync(temporary, { recursive: true }));

type Finding = { category: string; message: string; location: { path: string } };

/** What the project's own rules find in these files. */
function findingsIn(files: Record<string, string>): Finding[] {
  for (const part of ['biome.json', '.gitignore', 'tools/lint'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  return diagnostics.filter(({ category }) => categories.includes(category));
}

const imports = (path: string) =>
  `import * as other from '${path}';\n\nexport const text = String(other);\n`;
const importsType = (path: string) =>
  `import type { Other } from '${path}';\n\nexport type Text = Other | 1;\n`;
const importsLater = (path: string) => `export const later = () => import('${path}');\n`;
const exportsFrom = (path: string) => `export { text } from '${path}';\n`;

const right = {
  'components/style.ts': 'export const look = 1;\n',
  'components/rendered.ts': imports('@/lib/current/site'),
  'lib/current/site.ts': imports('@/site.config'),
  'lib/rendered.test.ts': imports('./current/site'),
  'components/testing/render.ts': imports('react-dom/static'),
  'tools/ahead.ts': imports('../lib/component'),
  'tools/ahead.test.tsx': imports('../components/style'),
  'tools/verify/own.ts': imports('./verified'),
  'tools/commands/build.ts': imports('../finish/finished'),
  'e2e/page.spec.ts': imports('../tools/ahead'),
};

const planted = {
  'app/internal.ts': imports('next/dist/client/router'),
  'app/tool.ts': imports('@/tools/ahead'),
  'app/test.ts': exportsFrom('../e2e/setup/test'),
  'components/tool.ts': imports('../tools/ahead'),
  'components/page.ts': importsType('../app/internal'),
  'components/test.ts': imports('@/e2e/setup/test'),
  'lib/component.ts': imports('../components/style'),
  'lib/type.ts': importsType('@/components/style'),
  'lib/later.ts': importsLater('../components/style'),
  'lib/page.ts': imports('@/app/internal'),
  'lib/tool.ts': imports('../tools/ahead'),
  'lib/test.ts': imports('../e2e/setup/test'),
  'lib/markup.ts': importsType('react'),
  'lib/rendered.ts': imports('@/lib/current/site'),
  'lib/real-site.ts': imports('@/site.config'),
  'lib/random.test.ts': imports('fast-check'),
  'tools/test.ts': imports('../e2e/setup/test'),
  'tools/page.ts': imports('../app/internal'),
  'tools/component.ts': imports('../components/style'),
  'tools/rendered.ts': imports('../lib/current/site'),
  'tools/finish/finished.ts': imports('../preflight/checked'),
  'tools/preflight/checked.ts': imports('../verify/verified'),
  'tools/verify/verified.ts': imports('../finish/finished'),
  'components/settings.client.ts': imports('@/lib/site/settings'),
  'components/texts.widget.tsx': imports('@/messages/en.json'),
  'components/files.inline.ts': imports('node:fs'),
  'lib/browser/settings.ts': imports('../site/settings'),
  'components/aria.client.ts':
    "export const open = (button: Element) => {\n  button.ariaExpanded = 'true';\n};\n",
  'components/role.client.ts': 'export const role = (part?: Element) => part?.role;\n',
  'lib/circle.ts': imports('./round'),
  'lib/round.ts': imports('./circle'),
  'lib/type-circle.ts': "import type { B } from './type-round';\n\nexport type A = B | 1;\n",
  'lib/type-round.ts': "import type { A } from './type-circle';\n\nexport type B = A | 2;\n",
  'app/client-page.tsx': "'use client';\n\nexport const Planted = () => <p />;\n",
  'lib/client.ts': "'use client';\n\nexport const planted = 1;\n",
  'components/client.tsx': "'use client';\n\nexport const Planted = () => <p />;\n",
};

const findings = findingsIn({ ...planted, ...right });

test('lint finds every planted violation, and no other', () => {
  const found = new Set(findings.map(({ location }) => location.path));
  expect([...found].sort()).toEqual(Object.keys(planted).sort());
});

const rules = readdirSync('tools/lint').filter((file) => file.endsWith('.grit'));

test.each(rules)('%s finds one', (file) => {
  const [, message] = /message="(.*?)"/.exec(readFileSync(join('tools/lint', file), 'utf8')) ?? [];
  expect(findings.map((finding) => finding.message)).toContain(message);
});
