/** What a part of the benchmark is given, what it answers, and how its numbers are written. */
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

/** `quick` is one run of each measurement, and the small builds alone. The site is served by then. */
export type Part = (site: Built, quick: boolean) => Promise<Findings>;

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
