/** What the endpoint takes, what it refuses, and what it keeps. */
import { EndpointProcess, fields, type Sent } from '../../tools/testing/endpoint-process';

// Slow machines need longer than Jest gives.
jest.setTimeout(60_000);

let endpoint: EndpointProcess;
beforeEach(() => {
  endpoint = new EndpointProcess();
});
afterEach(() => endpoint.remove());

/** The client makes up the first address, the proxy adds the last. */
const from = (client: string) => ({ headers: { 'x-forwarded-for': `192.0.2.1, ${client}` } });

/** How clients are answered, one after the other. */
async function answers(...clients: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const client of clients) statuses.push(await endpoint.status(from(client)));
  return statuses;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const shown = { lang: 'pt-BR', page: '/surveys/pt-BR/contact/' };

test('it says at its start which site it listens for', async () => {
  await endpoint.start();
  expect(endpoint.said).toContain('for messages from https://www.my-surveys.sg,');
});

test('a message is kept with its id, its time, and the language and page of the form', async () => {
  await endpoint.start();
  const before = Date.now();
  const answer = await endpoint.post({ message: { ...fields, ...shown, website: '', other: 'x' } });
  const { id } = await answer.json();
  const [kept] = endpoint.messages();
  const page = 'https://www.my-surveys.sg/surveys/pt-BR/contact/';
  expect(kept).toEqual({ ...fields, id, time: kept.time, lang: 'pt-BR', page });
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(kept.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(kept.time)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(kept.time)).toBeLessThanOrEqual(Date.now());
});

test.each([
  ['nothing', {}, {}],
  ['a language and a page that are none', { lang: '<b>', page: 'https://evil.example/' }, {}],
  ['what is no text', { lang: ['de'], page: { a: 1 } }, {}],
])('of %s, no language and no page are kept', async (_, sent, kept) => {
  await endpoint.start();
  expect(await endpoint.status({ message: { ...fields, ...sent } })).toBe(200);
  const [{ id, time, ...rest }] = endpoint.messages();
  expect(rest).toEqual({ ...fields, ...kept });
});

test('a form that names no page was on the page that the browser names', async () => {
  await endpoint.start();
  const headers = { referer: 'https://www.my-surveys.sg/de/contact/?lang=de' };
  expect(await endpoint.status({ headers })).toBe(200);
  expect(endpoint.messages()[0].page).toBe('https://www.my-surveys.sg/de/contact/');
});

test('a form that the browser posts by itself is taken as well, and what programs fill in is not kept', async () => {
  await endpoint.start();
  expect(await endpoint.status({ body: new URLSearchParams(fields), headers: form })).toBe(200);
  const filledIn = { ...fields, website: 'https://spam.example' };
  expect(await endpoint.status({ message: filledIn })).toBe(200);
  expect(endpoint.messages()).toEqual([expect.objectContaining(fields)]);
});

/** A message of so many bytes. */
function messageOf(bytes: number): string {
  const json = JSON.stringify(fields);
  return json + ' '.repeat(bytes - Buffer.byteLength(json));
}

test.each<[string, number, Sent]>([
  ['another site', 403, { headers: { origin: 'https://evil.example' } }],
  ['JSON that breaks off', 400, { body: '{"name":' }],
  ['null', 400, { message: null }],
  ['a form without fields', 400, { headers: form, body: 'name' }],
  ['plain text', 415, { headers: { 'content-type': 'text/plain' } }],
  ['a message that says that it has more than 64 kB', 413, { body: messageOf(64_001) }],
  [
    'a message that has more and does not say so',
    413,
    { body: new Blob([messageOf(64_001)]).stream() },
  ],
])('%s is refused with %i, and nothing is kept', async (_, expected, sent) => {
  await endpoint.start();
  expect(await endpoint.status(sent)).toBe(expected);
  expect(endpoint.lines()).toEqual([]);
});

test('a message of 64 kB is taken', async () => {
  await endpoint.start();
  expect(await endpoint.status({ body: messageOf(64_000) })).toBe(200);
});

test.each([
  ['name', undefined],
  ['name', ['Mei']],
  ['email', ''],
  ['subject', ' \u3000'],
  ['message', '\r\n\t'],
  ['name', 'Mei\nBcc: all@example.org'],
  ['email', 'mei@example.org\r\n'],
  ['subject', 'A\u0000'],
  ['subject', 'A\u0085'],
  ['message', 'A\u001b[2J'],
])('the field %s is refused by name if it is %j', async (field, value) => {
  await endpoint.start();
  const answer = await endpoint.post({ message: { ...fields, [field]: value } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringContaining(field), field });
  expect(endpoint.lines()).toEqual([]);
});

test('who writes too often is told when to try again; others may write', async () => {
  await endpoint.start({ LIMIT: '2', MINUTES: '3', PROXY: '1' });
  expect(await answers('198.51.100.7', '198.51.100.7', '198.51.100.7')).toEqual([200, 200, 429]);
  const { headers } = await endpoint.post(from('198.51.100.7'));
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(180);
  expect(await answers('198.51.100.8', '::ffff:198.51.100.8', '::FFFF:198.51.100.8')).toEqual([
    200, 200, 429,
  ]);
  // One network, and its neighbour.
  expect(await answers('2001:db8:0:1::1', '2001:db8::1:2:3:4:5', '2001:db8:0:1:a:b:c:d')).toEqual([
    200, 200, 429,
  ]);
  expect(await answers('2001:db8:0:2::1')).toEqual([200]);
  expect(endpoint.messages()).toHaveLength(7);
});

test('a port in a forwarded address makes no other client', async () => {
  await endpoint.start({ LIMIT: '2', PROXY: '1' });
  expect(await answers('198.51.100.7', '198.51.100.7:4711', '198.51.100.7:4712')).toEqual([
    200, 200, 429,
  ]);
  expect(await answers('[2001:db8::1]:4711', '[2001:db8::1]', '2001:db8::1')).toEqual([
    200, 200, 429,
  ]);
  expect(await answers('198.51.100.8:4711', '[2001:db8:0:1::1]:4711')).toEqual([200, 200]);
});

test('without a proxy the header is not believed', async () => {
  await endpoint.start({ LIMIT: '1' });
  expect(await answers('198.51.100.7', '198.51.100.8')).toEqual([200, 429]);
});

test('it remembers the last 1,000 clients, so that a crowd does not fill the memory', async () => {
  await endpoint.start({ LIMIT: '1', PROXY: '1' });
  const client = (number: number) => `10.0.${number >> 8}.${number & 255}`;
  expect(await answers(client(0))).toEqual([200]);
  for (let next = 1; next < 1000; ) {
    const crowd = Array.from({ length: 111 }, () => endpoint.status(from(client(next++))));
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  }
  expect(await answers(client(0), client(1000))).toEqual([429, 200]);
  expect(await answers(client(0), client(999))).toEqual([200, 429]);
});

test.each<[Record<string, string>, string]>([
  [
    { SITE: 'https://www.my-surveys.sg/' },
    'SITE must be scheme and host: "https://www.my-surveys.sg/"',
  ],
  [{ SITE: '', SIET: 'https://www.my-surveys.sg' }, 'SIET is no setting. Did you mean SITE?'],
  [
    { SITE: '', SITE_URL: 'https://www.my-surveys.sg' },
    'SITE_URL is no setting. Did you mean SITE?',
  ],
  [{ ANSWER: 'x.json' }, 'ANSWER is no setting. Did you mean ANSWERS?'],
  [{ proxy: '1' }, 'proxy is no setting. Did you mean PROXY?'],
  [{ LIMIT: '0' }, 'LIMIT must be a whole number from 1 to 1000000. Example: LIMIT=5'],
  [{ MINUTES: 'ten' }, 'MINUTES must be a whole number'],
  [{ FILE: '/no-such-folder/messages' }, 'FILE cannot be written: ENOENT'],
  [{ ANSWERS: '/no-such-file.json' }, 'ANSWERS cannot be read: ENOENT'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ HOST: '192.0.2.1' }, 'It cannot listen: listen EADDRNOTAVAIL'],
])('%j ends it with a reason', async (settings, reason) => {
  await expect(endpoint.start(settings)).rejects.toThrow(`It ended with 1: ${reason}`);
});
