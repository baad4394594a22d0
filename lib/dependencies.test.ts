/** The packages that the project stands on: each with its reason in the README, and under a licence that fits. */
import { readFileSync } from 'node:fs';
import packages from '../package.json';

const readme = readFileSync('README.md', 'utf8');

/** The names in the first column of the table with this head. A name may end in `*`. */
function reasonedFor(head: string): string[] {
  const [, table = ''] = readme.split(`| ${head} `);
  const rows = table.split('\n\n')[0].split('\n').slice(2);
  return rows.flatMap((row) => {
    const [, names, reason] = row.split('|').map((cell) => cell.trim());
    expect(reason).not.toBe('');
    return names.split(', ');
  });
}

test.each([
  ['for the site', packages.dependencies],
  ['for building and testing', packages.devDependencies],
] as const)('README says of each package %s why it is there, and of no other', (head, expected) => {
  const names = Object.keys(expected);
  const reasons = reasonedFor(head);
  const covers = (reason: string, name: string) =>
    reason.endsWith('*') ? name.startsWith(reason.slice(0, -1)) : name === reason;
  expect(names.filter((name) => !reasons.some((reason) => covers(reason, name)))).toEqual([]);
  expect(reasons.filter((reason) => !names.some((name) => covers(reason, name)))).toEqual([]);
});

/**
 * Licences that let an MIT project use a package: those of what visitors load, which only want to be named,
 * and those of tools and data of the build, whose terms are kept as they are installed.
 */
const fitting = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'WTFPL'],
  ...['CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'],
]);

/** Their package.json names no licence, or not by its usual name; their own files do. */
const readByHand: Record<string, string> = { 'parse-cache-control': 'BSD-3-Clause', union: 'MIT' };

type Locked = { license?: string; optional?: boolean };

test('every locked package has a licence that fits', () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const unfit = Object.entries(lock.packages).filter(([path, { license, optional }]) => {
    const known = readByHand[path.replace(/^.*node_modules\//, '')] ?? license;
    // npm notes no licence for the builds of a package for other systems: it is that of the package.
    if (!known) return !optional;
    const all = known.replace(/[()]/g, '').split(/ AND | OR /);
    return !all.every((one) => fitting.has(one));
  });
  expect(unfit).toEqual([]);
});
