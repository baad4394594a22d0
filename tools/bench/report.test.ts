import { readFileSync } from 'node:fs';
import { atMost, fullReport, insertReport, median, ms, shortReport, times } from './report';

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

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a target is met up to its limit', () => {
  const met = { name: 'TBT', value: '10 ms', target: 'at most 10 ms', met: true };
  expect(atMost('TBT', 10, 10, ms)).toEqual(met);
  expect(atMost('TBT', 10.4, 10, ms)).toEqual({ ...met, value: '10.4 ms', met: false });
});

test('numbers are rounded, but not so far that they look alike', () => {
  expect([1234.5678, -99.94, 0.04].map(ms)).toEqual(['1235 ms', '-99.9 ms', '0 ms']);
  expect([1.0204, 1.5].map(times)).toEqual(['× 1.02', '× 1.5']);
});
