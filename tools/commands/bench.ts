/**
 * `npm run bench`: measures the site. Names of parts run those alone; `--quick` measures everything once; `--write`
 * puts the short reports into docs/benchmark.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allPages } from '../../lib/paths';
import { build } from '../bench/build';
import { bytes } from '../bench/bytes';
import { environment } from '../bench/environment';
import { startHost } from '../bench/host';
import { lighthouse } from '../bench/lighthouse';
import type { Part } from '../bench/part';
import { benchFolder, buildPages } from '../bench/project';
import { fullReport, insertReport, shortReport } from '../bench/report';
import { languageSwitch } from '../bench/switch';

const parts: Record<string, Part> = { bytes, lighthouse, switch: languageSwitch, build };

const docs = 'docs/benchmark.md';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' } },
});
const { quick = false, write = false } = values;
const names = positionals.length > 0 ? positionals : Object.keys(parts);
if (names.some((name) => !(name in parts)) || (quick && write)) {
  console.error(`npm run bench -- [${Object.keys(parts).join('] [')}] [--quick | --write]`);
  process.exit(1);
}

const site = await buildPages(allPages.length);
await startHost(site.folder);
const sections = ['# Benchmark'];
for (const name of names) {
  try {
    const findings = await parts[name](site, quick);
    sections.push(fullReport(findings, environment()));
    const short = shortReport(findings, environment());
    if (write) writeFileSync(docs, insertReport(readFileSync(docs, 'utf8'), name, short));
  } catch (error) {
    // The other parts go on: each takes minutes.
    sections.push(`## ${name}\n\nNot measured: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
const report = `${sections.join('\n\n')}\n`;
writeFileSync(`${benchFolder}/report.md`, report);
console.log(`\n${report}\nKept in ${benchFolder}/report.md`);
// The server would keep the process alive.
process.exit();
