/**
 * `npm run hosts`: asks every host for every address, and prints a table of address × host. Exits non-zero if any
 * answers wrongly. It uses the exports that the tests use, and builds those that are not there. The first argument
 * names a file that the table is added to.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { markdownTable } from 'markdown-table';
import { buildSite } from '../builds/build';
import { installServers, missing, servers } from '../servers';
import { plain, type Site, under } from '../sites';
import { start } from '../start-server';
import { type Judgement, judge } from './ask';
import { commandLines, functionsMissing, installTools } from './command-line';
import { emulations } from './emulations';

const port = 4345;
const hosts = [...servers, ...emulations, ...commandLines];
const notes: string[] = [];

/** What a host answers, or nothing if it is not there. */
async function judgementsOf(server: (typeof hosts)[number], site: Site): Promise<Judgement[]> {
  const lacks = missing(server);
  if (lacks) {
    notes.push(`${server.name} was not asked: there is no ${lacks}.`);
    return [];
  }
  const { stop, said } = await start(server, site, port);
  const bare = said().includes(functionsMissing);
  if (bare)
    notes.push(`${server.name} ran without its function, whose runtime it could not fetch.`);
  const judgements = await judge({ ...server, port, answers: server.answers && !bare }, site);
  await stop();
  return judgements;
}

/** A text in a cell, as code. */
function code(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return `\`${short.replaceAll('`', 'ˋ').replaceAll('|', '\\|')}\``;
}

function table(columns: readonly (readonly [name: string, judgements: Judgement[]])[]): string {
  const [[, rows]] = columns;
  const cell = ({ status, fault }: Judgement) => (fault ? `**${fault}**` : String(status));
  return markdownTable([
    ['address', ...columns.map(([name]) => name)],
    ...rows.map(({ address }, row) => [
      code(address),
      ...columns.map(([, judgements]) => cell(judgements[row])),
    ]),
  ]);
}

function report(text: string): void {
  console.log(text);
  if (process.argv[2]) appendFileSync(process.argv[2], `${text}\n`);
}

installServers();
installTools();
for (const site of [plain, under]) {
  if (!existsSync(`${site.folder}-hosts`)) buildSite(site);
  const columns: [string, Judgement[]][] = [];
  for (const server of hosts) {
    const judgements = await judgementsOf(server, site);
    if (judgements.length > 0) columns.push([server.name, judgements]);
  }
  const faults = columns.flatMap(([, judgements]) => judgements.filter(({ fault }) => fault));
  report(`\n## ${site.folder}, at ${site.basePath || '/'}: ${faults.length} wrong answers\n`);
  report(table(columns));
  if (faults.length > 0) process.exitCode = 1;
}
report(`\n${[...new Set(notes)].map((note) => `- ${note}`).join('\n')}`);
// Where there is a network, every host has to show what it can do.
if (notes.length > 0 && process.env.CI) process.exitCode = 1;
