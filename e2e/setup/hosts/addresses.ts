/** The addresses of `addresses.txt`, and what hostile-values.txt puts into one. */
import { readFileSync } from 'node:fs';

export type Row = {
  at: string;
  /** Where a host leads that answers `?lang`. */
  to?: string;
  status: number;
};

/** The lines that say something, each in its words. */
function linesOf(file: string): string[][] {
  const lines = readFileSync(`e2e/setup/hosts/${file}`, 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('# ')).map((line) => line.split(/\s+/));
}

export const rows: readonly Row[] = linesOf('addresses.txt').map(([at, answer]) =>
  answer === '404' ? { at, status: 404 } : { at, to: answer, status: 200 },
);

export const hostileValues = linesOf('hostile-values.txt').flat();

/** Hostile values, and other ways to put something between an address and its answer. */
export const hostileQueries: readonly string[] = [
  ...[...hostileValues, 'x'.repeat(4000)].map((value) => `lang=${value}`),
  ...['lang[]=de', 'lang[0]=de', 'lang%00=de', 'lang.x=de', '?lang=de'],
  'lang=//evil.example&lang=de',
];
