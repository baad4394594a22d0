/** README's table of figures, between two markers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { environment } from './environment';
import { markdown } from './figures';
import type { Kept } from './report';

const file = 'README.md';
const between = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;

/** Writes the short table. @throws Error if README has no markers for it. */
export function writeReadme(kept: readonly Kept[]): void {
  const readme = readFileSync(file, 'utf8');
  if (!between.test(readme)) throw new Error(`${file} has no <!-- bench --> … <!-- /bench -->`);
  const { machine, versions } = environment();
  const dates = [...new Set(kept.map(({ date }) => date))].join(', ');
  const rows = kept.flatMap(({ summary }) =>
    summary.map(({ figure, value, against }) => [figure, value, against]),
  );
  const text = [
    `\nMeasured ${dates} on ${machine}; ${versions}.\n\n`,
    `${markdown(['figure', 'here', 'against'], rows)}\n\n`,
  ].join('');
  writeFileSync(
    file,
    readme.replace(between, (_, start, end) => start + text + end),
  );
}
