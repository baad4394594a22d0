/** Tests that try cases at random try the same ones in every run. */
import { readFileSync } from 'node:fs';
import { filesOf } from '../export/files';

test('fast-check is imported by the one file that gives it a seed', () => {
  const importers = filesOf(['app', 'components', 'e2e', 'examples', 'lib', 'tools']).filter(
    (file) => /\.[jt]sx?$/.test(file) && /from ['"]fast-check['"]/.test(readFileSync(file, 'utf8')),
  );
  expect(importers).toEqual(['lib/testing/fast-check.ts']);
});
