/**
 * `npm run bench`: measures the site beside an empty page of the same framework. Names of parts run those
 * alone; `--quick` measures everything once; `--write` puts the short table into README.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './build';
import { bytes } from './bytes';
import { stopHosts } from './hosted';
import { lighthouse } from './lighthouse';
import { tasks } from './long-tasks';
import type { Part } from './part';
import { writeReadme } from './readme';
import { keep, keptFindings, reportOf } from './report';
import { benchFolder } from './sites';
import { languageSwitch } from './switch';

const parts: Record<string, Part> = { bytes, lighthouse, switch: languageSwitch, tasks, build };
const names = Object.keys(parts);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

const log = (line: string) => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);
const chosen = positionals.length > 0 ? positionals : names;
for (const name of chosen) {
  const failures: string[] = [];
  const attempt = async <Result>(step: string, action: () => Promise<Result>) => {
    try {
      return await action();
    } catch (error) {
      failures.push(`${step}: ${error instanceof Error ? error.message : error}`);
      log(`not measured: ${failures.at(-1)}`);
    }
  };
  log(name);
  const found = await attempt(name, () => parts[name]({ quick: values.quick, log, attempt }));
  keep(name, { ...(found ?? { tables: [], summary: [] }), failures, quick: values.quick });
}
stopHosts();

const kept = keptFindings(names);
const report = reportOf(kept);
writeFileSync(`${benchFolder}/report.md`, report);
console.log(`\n${report}\nKept in ${benchFolder}/report.md`);
if (values.write) {
  const whole = kept.filter(({ quick, failures }) => !quick && failures.length === 0);
  // Figures of other sources, or measured once, would not be true of what README stands beside.
  const lacking = names.length - whole.length;
  if (lacking > 0)
    console.log(`README lacks ${lacking} parts: not measured in full on these sources.`);
  writeReadme(whole);
}
// A connection that a browser left open would keep the process alive.
process.exit();
