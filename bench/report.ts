/** Keeps what each part found, and joins it into the report. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const buildId = () => '';

import { environment } from './environment';
import { markdown } from './figures';
import type { Findings } from './part';
import { benchFolder } from './sites';

export type Kept = Findings & {
  failures: string[];
  /** Measured once only, so not fit to be quoted. */
  quick: boolean;
  sources: string;
  date: string;
};

const fileOf = (part: string) => `${benchFolder}/${part}.json`;

export function keep(part: string, found: Findings & { failures: string[]; quick: boolean }): void {
  mkdirSync(benchFolder, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const kept: Kept = { ...found, sources: buildId(), date };
  writeFileSync(fileOf(part), JSON.stringify(kept, null, 2));
}

/** What these parts found on the present sources, if they ran on them. */
export function keptFindings(parts: readonly string[]): Kept[] {
  return parts
    .filter((part) => existsSync(fileOf(part)))
    .map((part): Kept => JSON.parse(readFileSync(fileOf(part), 'utf8')))
    .filter(({ sources }) => sources === buildId());
}

/** The whole report, in Markdown. */
export function reportOf(kept: readonly Kept[]): string {
  const { machine, versions } = environment();
  const dates = [...new Set(kept.map(({ date }) => date))].join(', ');
  const parts = kept.flatMap(({ tables, failures }) => [
    ...tables.map(({ title, head, rows }) => `## ${title}\n\n${markdown(head, rows)}`),
    ...failures.map((line) => `Not measured: ${line}`),
  ]);
  return `${[`# Benchmark, ${dates}`, `On ${machine}. ${versions}.`, ...parts].join('\n\n')}\n`;
}
