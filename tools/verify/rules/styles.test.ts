import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSite } from '../../../lib/testing/test-site';
import { readExport } from '../../export/read-export';
import { sheetFaults, sideFaults } from './styles';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faults(css: string): string[] {
  writeFileSync(join(folder, 'a.css'), css);
  const exported = readExport(folder, testSite());
  return [sheetFaults, sideFaults].flatMap((rule) => [...rule('a.css', exported)]);
}

test.each([
  '.ml-4 { margin-left: 1rem }',
  '.left-0 { left: 0 }',
  '.x { text-align: right }',
  '.x { object-position: top left }',
])('%s names a side', (style) => {
  expect(faults(`@media print { ${style} }`)).toEqual([
    expect.stringContaining(`names a side: ${style}`),
  ]);
});

test.each([
  '.x { margin-inline-start: 1rem; text-align: start; inset-inline-end: 0 }',
  '.x { background: linear-gradient(to bottom right, red, blue); translate: 100% }',
  '.left-over { color: red; background: url("a.css"); mask: url(https://example.org/right.svg) }',
])('%s is in order', (css) => {
  expect(faults(css)).toEqual([]);
});

test('a file that is not there is named', () => {
  expect(faults('.x { background: url(b.png) }')).toEqual(['names b.png, which is no file']);
});
