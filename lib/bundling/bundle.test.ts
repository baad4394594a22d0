/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle';

test('scripts have no syntax that the oldest browsers of package.json do not know', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const entry = join(folder, 'entry.ts');
  // Safari knows such blocks from 16.4 on.
  writeFileSync(
    entry,
    'export class Known { static names = new Set(); static { Known.names.add(1); } }',
  );
  const files = await bundle([entry], { format: 'esm' });
  rmSync(folder, { recursive: true });
  expect([...files.values()].join()).not.toMatch(/static\s*\{/);
});
