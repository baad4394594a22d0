/** Asks a running host, and judges what it answers. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { defaultLocale, isLocale } from '../../../lib/locales';
import { caching } from '../../../tools/hosting/rules';
import type { Site } from '../sites';
import { hostileQueries, type Row, rows } from './addresses';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends one request as it is written: unlike `fetch`, without making a tidy address of it. */
export function ask(port: number, path: string, headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const raw = Buffer.from(path).toString('latin1');
    request({ host: '127.0.0.1', port, path: raw, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The language that a path stands for. */
function localeOf(path: string): string {
  const [, first] = path.split(/[/?]/);
  return isLocale(first) ? first : defaultLocale;
}

/** What an address says, whatever the order of its parameters and the way they are encoded. */
function meaning(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, 'http://127.0.0.1');
  return JSON.stringify([origin, pathname, [...searchParams].map(String).sort()]);
}

/** True for an answer that leads to an address of the same host. */
function leadsTo({ headers: { location = '' } }: Answer, address: string): boolean {
  return (
    meaning(location.replace(/^http:\/\/(127\.0\.0\.1|localhost):\d+(?=\/)/, '')) ===
    meaning(address)
  );
}

/** What is wrong with an answer that should lead to a language's address, if anything. */
function leads(answer: Answer, to: string): string | undefined {
  const { status, headers } = answer;
  if (status !== 302) return `status ${status}`;
  if (!leadsTo(answer, to)) return `leads to ${headers.location}`;
  const kept = headers['cache-control'];
  return kept === caching.pages ? undefined : `Cache-Control: ${kept}`;
}

/** What is wrong with an answer that should be this language's page, or a file, if anything. */
function shows(
  { status, headers, body }: Answer,
  expected: number,
  lang: string,
): string | undefined {
  const [, language = lang] = body.match(/<html lang="([^"]*)"/) ?? [];
  const injected = Object.keys(headers).find((name) => /injected/i.test(name));
  if (status !== expected) return `status ${status}`;
  if (headers.location !== undefined) return `leads to ${headers.location}`;
  if (injected) return `has the header ${injected}`;
  return language === lang ? undefined : `shows ${language}`;
}

export type Host = {
  port: number;
  /** True if it answers `?lang`. */
  answers: boolean;
  /** True if it sends the 404 page of the nearest folder. */
  nearest: boolean;
};

/** What is wrong with a host's answer to one row of the table, if anything. */
function faultOf(
  answer: Answer,
  host: Host,
  site: Site,
  { at, to, status }: Row,
): string | undefined {
  if (to !== undefined && host.answers) return leads(answer, site.basePath + to);
  // A plain host leads a folder to its slash.
  const slash = at.replace(/(?<=[a-z])\?/, '/?');
  if (!host.answers && slash !== at && leadsTo(answer, site.basePath + slash)) return undefined;
  const locale = status === 404 && !host.nearest ? defaultLocale : localeOf(at);
  return shows(answer, status ?? 200, locale);
}

function decodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** What is wrong with a host's answer to a hostile query, if anything. */
function hostileFault(answer: Answer, host: Host, query: string): string | undefined {
  // A plain host may refuse what it cannot decode.
  if (!host.answers && answer.status === 400 && !decodable(query)) return undefined;
  return shows(answer, 200, defaultLocale);
}

export type Judgement = { address: string; status: number; fault: string | undefined };

/** Asks a host for every address of the table, and for every hostile one. */
export async function judge(host: Host, site: Site): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  const put = async (address: string, judgeAnswer: (answer: Answer) => string | undefined) => {
    const answer = await ask(host.port, site.basePath + address);
    judgements.push({ address, status: answer.status, fault: judgeAnswer(answer) });
  };
  for (const row of rows) await put(row.at, (answer) => faultOf(answer, host, site, row));
  for (const query of hostileQueries)
    await put(`/terms/?${query}`, (answer) => hostileFault(answer, host, query));
  return judgements;
}

/** What a host answers wrongly, one line for each address. */
export async function tableFaults(host: Host, site: Site): Promise<string[]> {
  const judgements = await judge(host, site);
  return judgements
    .filter(({ fault }) => fault)
    .map(({ address, fault }) => `${address}: ${fault}`);
}
