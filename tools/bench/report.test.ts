import { readFileSync } from 'node:fs';
import { atMost, ms } from './part';
import { fullReport, insertReport, shortReport } from './report';

const findings = {
  title: 'Build',
  conditions: 'Once.',
  head: ['pages', 'seconds'],
  rows: [['75', '9.5']],
  figures: [atMost('a page', 9, 12, ms), atMost('another', 13, 12, ms)],
};

test('a short report has the figures, and a line for each that misses its target', () => {
  expect(shortReport(findings, 'Measured today.')).toBe(`Once. Measured today.

| figure  |  here |        target |
| :------ | ----: | ------------: |
| a page  |  9 ms | at most 12 ms |
| another | 13 ms | at most 12 ms |

- Missed: another is 13 ms, not at most 12 ms.`);
});

test('a full report has the whole table as well', () => {
  expect(fullReport(findings, '')).toMatch(/^## Build[\s\S]*\| 75 {4}\| {5}9\.5 \|$/);
});

test('a report takes the place of the one before, and no other', () => {
  const text = 'a\n<!-- bench b -->\nold\n<!-- /bench b -->\nz';
  const replaced = 'a\n<!-- bench b -->\n\n$& new\n\n<!-- /bench b -->\nz';
  expect(insertReport(text, 'b', '$& new')).toBe(replaced);
  expect(() => insertReport(text, 'c', 'new')).toThrow('<!-- bench c -->');
});

test.each(['bytes', 'lighthouse', 'switch', 'build'])(
  'docs/benchmark.md has a place for %s',
  (part) => {
    const page = readFileSync('docs/benchmark.md', 'utf8');
    expect(insertReport(page, part, 'new')).toContain('\n\nnew\n\n');
  },
);
