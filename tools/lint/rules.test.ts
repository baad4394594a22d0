import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const biome = createRequire(__filename).resolve('@biomejs/biome/bin/biome');

const rules = ['plugin', 'lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles'];
const folders = ['app', 'components', 'lib', 'tools'];

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the project's own lint rules find in these files, by name. */
function findingsIn(files: Record<string, string>): Set<string> {
  for (const part of ['biome.json', '.gitignore', 'tools/lint'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', ...folders];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  const findings = diagnostics.filter(({ category }) => rules.includes(category));
  return new Set(findings.map(({ location }) => location.path));
}

const imports = (path: string) =>
  `import * as other from '${path}';\n\nexport const text = String(other);\n`;

const right = {
  'tools/ahead.ts': imports('../lib/component'),
  'components/style.ts': 'export const look = 1;\n',
};

const planted = {
  'app/internal.ts': imports('next/dist/client/router'),
  'app/tool.ts': imports('@/tools/ahead'),
  'components/tool.ts': imports('../tools/ahead'),
  'lib/component.ts': imports('../components/style'),
  'lib/page.ts': imports('@/app/internal'),
  'tools/test.ts': imports('../e2e/setup/test'),
  'tools/rendered.ts': imports('../lib/current/site'),
  'tools/finish/checked.ts': imports('../preflight/checked'),
  'tools/preflight/checked.ts': imports('../verify/verified'),
  'tools/verify/verified.ts': imports('../finish/finished'),
  'lib/rendered.ts': imports('@/lib/current/site'),
  'lib/real-site.ts': imports('@/site.config'),
  'components/settings.client.ts': imports('@/lib/site/settings'),
  'components/texts.widget.tsx': imports('@/messages/en.json'),
  'components/files.inline.ts': imports('node:fs'),
  'lib/circle.ts': imports('./round'),
  'lib/round.ts': imports('./circle'),
  'lib/type-circle.ts': "import type { B } from './type-round';\n\nexport type A = B | 1;\n",
  'lib/type-round.ts': "import type { A } from './type-circle';\n\nexport type B = A | 2;\n",
  'components/client.tsx': "'use client';\n\nexport const Planted = () => <p />;\n",
};

test('lint refuses client components of Next.js, circles, and imports past the directions or into the browser', () => {
  expect([...findingsIn({ ...planted, ...right })].sort()).toEqual(Object.keys(planted).sort());
});
