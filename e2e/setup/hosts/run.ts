/**
 * `npm run hosts`: asks every host for every address, and prints a table of address × host. Exits non-zero if any
 * answers wrongly. It uses the exports that the tests use, and builds those that are not up to date. The first argument
 * names a file that the table is added to.
 */
import { appendFileSync } from 'node:fs';
import { markdownTable } from 'markdown-table';
import { buildIfChanged } from '../builds/build';
import { type Export, plain, under } from '../exports';
import { commandLines, functionsMissing } from './command-line';
import { type Judgement, judge } from './judge';
import { emulations, missing, type Server, servers } from './servers';
import { startServer } from './start-server';

const port = 4345;
const notes = new Set<string>();

/** What a host answers, or nothing if it is not there. */
async function judgementsOf(server: Server, exported: Export): Promise<Judgement[]> {
  const lacks = missing(server);
  if (lacks) {
    notes.add(`- ${server.name} was not asked: there is no ${lacks}.`);
    return [];
  }
  const running = await startServer(server, exported, port).catch((error) => {
    notes.add(`- ${server.name} was not asked. ${error}`);
  });
  if (!running) return [];
  const redirects = server.redirects && !running.log().includes(functionsMissing);
  if (redirects !== server.redirects)
    notes.add(`- ${server.name} ran without its function, whose runtime it could not fetch.`);
  const judgements = await judge({ ...server, redirects }, port, exported);
  await running.stop();
  return judgements;
}

/** A text in a cell, as code. */
function code(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return `\`${short.replaceAll('`', 'ˋ').replaceAll('|', '\\|')}\``;
}

function table(columns: ReadonlyMap<string, Judgement[]>): string {
  const [rows] = columns.values();
  const cell = ({ status, fault }: Judgement) => (fault ? `**${fault}**` : String(status));
  return markdownTable([
    ['address', ...columns.keys()],
    ...rows.map(({ address }, row) => [
      code(address),
      ...[...columns.values()].map((judgements) => cell(judgements[row])),
    ]),
  ]);
}

function report(text: string): void {
  console.log(text);
  if (process.argv[2]) appendFileSync(process.argv[2], `${text}\n`);
}

for (const exported of [plain, under]) {
  await buildIfChanged(exported);
  const columns = new Map<string, Judgement[]>();
  for (const server of [...servers, ...emulations, ...commandLines]) {
    const judgements = await judgementsOf(server, exported);
    if (judgements.length > 0) columns.set(server.name, judgements);
  }
  const faults = [...columns.values()].flat().filter(({ fault }) => fault);
  const title = `${exported.folder}, at ${exported.basePath || '/'}`;
  report(`\n## ${title}: ${faults.length} wrong answers\n\n${table(columns)}`);
  if (faults.length > 0) process.exitCode = 1;
}
report(`\n${[...notes].join('\n')}`);
// Where there is a network, every host has to show what it can do.
if (notes.size > 0 && process.env.CI) process.exitCode = 1;
