/**
 * `npm run bench`: measures the site. Names of parts run those alone; `--quick` measures everything once; `--write`
 * puts the short reports into docs/benchmark.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { allPages } from '../../lib/paths';
import { build } from '../bench/build';
import { bytes } from '../bench/bytes';
import { startHost } from '../bench/host';
import { lighthouse } from '../bench/lighthouse';
import { benchFolder, buildPages } from '../bench/project';
import { fullReport, insertReport, type Part, shortReport } from '../bench/report';
import { languageSwitch } from '../bench/switch';
import { findBrowser } from '../testing/browser';

const parts: Record<string, Part> = { bytes, lighthouse, switch: languageSwitch, build };

const docs = 'docs/benchmark.md';

/** When and on what: a line that belongs to every figure. */
function environment(): string {
  const command = findBrowser() ?? 'chromium';
  const said = execFileSync(command, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  const browser = said.match(/^\D+[\d.]+/)?.[0];
  const date = new Date().toISOString().slice(0, 10);
  return `Measured ${date} on ${cpus().length} cores, Node.js ${process.versions.node}, ${browser}.`;
}

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

const built = await buildPages(allPages.length);
await startHost(built.folder);
const sections = ['# Benchmark'];
for (const name of names) {
  try {
    const findings = await parts[name](built, quick);
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
