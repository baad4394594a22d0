/** What a part of the benchmark is given, what it answers, and how that is written: in Markdown. */
import { markdownTable } from 'markdown-table';
import type { Built } from './project';

/** What stands for the part in the short report. */
export type Figure = { name: string; value: string; target: string; met: boolean };

export type Findings = {
  title: string;
  /** What the numbers depend on, in a line. */
  conditions: string;
  head: string[];
  rows: string[][];
  figures: Figure[];
};

/**
 * @param built the site, which is served by then
 * @param quick one run of each measurement, and the small builds alone
 */
export type Part = (built: Built, quick: boolean) => Promise<Findings>;

type Format = (value: number) => string;

/** Rounded, without zeros at the end: what misses a target must not look as if it met it. */
const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

export const kB: Format = (bytes) => `${rounded(bytes / 1000, 2)} kB`;
export const ms: Format = (value) => `${rounded(value, Math.abs(value) < 100 ? 1 : 0)} ms`;
export const times: Format = (ratio) => `× ${rounded(ratio, 3)}`;

export function atMost(name: string, value: number, limit: number, format: Format): Figure {
  return { name, value: format(value), target: `at most ${format(limit)}`, met: value <= limit };
}

/** The middle one of an odd number of values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

/** The first column is text, the others figures. */
function tableOf(head: string[], rows: string[][]): string {
  return markdownTable([head, ...rows], { align: ['l', ...head.slice(1).map(() => 'r')] });
}

/** What stands for a part: its figures, and a line for each that misses its target. */
export function shortReport({ conditions, figures }: Findings, environment: string): string {
  const rows = figures.map(({ name, value, target }) => [name, value, target]);
  const missed = figures
    .filter(({ met }) => !met)
    .map(({ name, value, target }) => `- Missed: ${name} is ${value}, not ${target}.`);
  const parts = [
    `${conditions} ${environment}`,
    tableOf(['figure', 'here', 'target'], rows),
    missed.join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** All that a part has found. */
export function fullReport(findings: Findings, environment: string): string {
  const { title, head, rows } = findings;
  return [`## ${title}`, shortReport(findings, environment), tableOf(head, rows)].join('\n\n');
}

/** Puts a part's short report between its markers. @throws Error if the text has none */
export function insertReport(text: string, part: string, report: string): string {
  const [start, end] = [`<!-- bench ${part} -->`, `<!-- /bench ${part} -->`];
  const [before, rest = ''] = text.split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`There is no ${start} … ${end}`);
  return `${before}${start}\n\n${report}\n\n${end}${after}`;
}
