/** Asks a running host, and judges what it answers. */
import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { defaultLocale } from '../../../lib/locales';
import { caching } from '../../../tools/hosting/rules';
import { type Export, localeOf } from '../exports';
import { hostileQueries, type Row, rows } from './addresses';
import type { Host } from './servers';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends one request as it is written: unlike `fetch`, without making a tidy address of it. */
async function ask(port: number, address: string): Promise<Answer> {
  const path = Buffer.from(address).toString('latin1');
  const request = get({ host: '127.0.0.1', port, path });
  const [response]: IncomingMessage[] = await once(request, 'response');
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: await text(response) };
}

/** What an address says, whatever the order of its parameters and the way they are encoded. */
function meaning(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, 'http://127.0.0.1');
  return JSON.stringify([origin, pathname, [...searchParams].map(String).sort()]);
}

/** True for an answer that leads to an address of the same host. */
function leadsTo({ headers: { location = '' } }: Answer, address: string): boolean {
  const path = location.replace(/^http:\/\/(127\.0\.0\.1|localhost):\d+(?=\/)/, '');
  return meaning(path) === meaning(address);
}

/** What is wrong with an answer that should lead to a language's address, if anything. */
function redirectFault(answer: Answer, to: string): string | undefined {
  const { status, headers } = answer;
  if (status !== 302) return `status ${status}`;
  if (!leadsTo(answer, to)) return `leads to ${headers.location}`;
  const kept = headers['cache-control'];
  return kept === caching.pages ? undefined : `Cache-Control: ${kept}`;
}

/** What is wrong with an answer that should be this language's page, or a file, if anything. */
function pageFault(answer: Answer, expected: number, lang: string): string | undefined {
  const { status, headers, body } = answer;
  const [, language = lang] = body.match(/<html lang="([^"]*)"/) ?? [];
  const injected = Object.keys(headers).find((name) => /injected/i.test(name));
  if (status !== expected) return `status ${status}`;
  if (headers.location !== undefined) return `leads to ${headers.location}`;
  if (injected) return `has the header ${injected}`;
  return language === lang ? undefined : `shows ${language}`;
}

/** What is wrong with a host's answer to one row of the table, if anything. */
function rowFault(answer: Answer, host: Host, basePath: string, row: Row): string | undefined {
  const { at, to, status } = row;
  if (to !== undefined && host.redirects) return redirectFault(answer, basePath + to);
  // A plain host leads a folder to its slash.
  const slash = at.replace(/(?<=[a-z])\?/, '/?');
  if (!host.redirects && slash !== at && leadsTo(answer, basePath + slash)) return undefined;
  const locale = status === 404 && !host.nearest404 ? defaultLocale : localeOf(at);
  return pageFault(answer, status, locale);
}

function isDecodable(query: string): boolean {
  try {
    return decodeURIComponent(query) !== '';
  } catch {
    return false;
  }
}

/** What is wrong with a host's answer to a hostile query, if anything. */
function hostileFault(answer: Answer, host: Host, query: string): string | undefined {
  // A plain host may refuse what it cannot decode.
  if (!host.redirects && answer.status === 400 && !isDecodable(query)) return undefined;
  return pageFault(answer, 200, defaultLocale);
}

export type Judgement = { address: string; status: number; fault: string | undefined };

/** Asks a host for every address of the table, and for every hostile one. */
export async function judge(host: Host, port: number, { basePath }: Export): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  const send = async (address: string, faultOf: (answer: Answer) => string | undefined) => {
    const answer = await ask(port, basePath + address);
    judgements.push({ address, status: answer.status, fault: faultOf(answer) });
  };
  for (const row of rows) await send(row.at, (answer) => rowFault(answer, host, basePath, row));
  for (const query of hostileQueries)
    await send(`/terms/?${query}`, (answer) => hostileFault(answer, host, query));
  return judgements;
}

/** What a host answers wrongly, one line for each address. */
export async function tableFaults(host: Host, port: number, exported: Export): Promise<string[]> {
  const judgements = await judge(host, port, exported);
  return judgements.flatMap(({ address, fault }) => (fault ? `${address}: ${fault}` : []));
}
