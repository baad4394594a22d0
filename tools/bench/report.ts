/** Turns findings into Markdown. */
import { markdownTable } from 'markdown-table';
import type { Findings } from './part';

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
