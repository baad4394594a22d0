/** What the endpoint takes, what it refuses, and how it answers. */
import { EndpointProcess, fields, type Sent } from '../tools/testing/endpoint-process';

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

test('a form that the browser posts by itself is taken as well, and what programs fill in is not kept', async () => {
  await endpoint.start();
  expect(await endpoint.status({ body: new URLSearchParams(fields), headers: form })).toBe(200);
  expect(await endpoint.status({ message: { ...fields, website: 'https://spam.example' } })).toBe(
    200,
  );
  expect(endpoint.messages()).toEqual([fields]);
});

test.each<[string, number, Sent]>([
  ['another site', 403, { headers: { origin: 'https://evil.example' } }],
  ['JSON that breaks off', 400, { body: '{"name":' }],
  ['null', 400, { message: null }],
  ['a message without text', 400, { message: { ...fields, message: undefined } }],
  ['a name that is no text', 400, { message: { ...fields, name: ['Mei'] } }],
  ['a form without fields', 400, { headers: form, body: 'name' }],
  ['a message of 1 MB', 413, { message: { ...fields, message: 'x'.repeat(1_000_000) } }],
])('%s is refused with %i, and nothing is kept', async (_, expected, sent) => {
  await endpoint.start();
  expect(await endpoint.status(sent)).toBe(expected);
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
  [{ LIMIT: '0' }, 'LIMIT must be a whole number from 1 to 1000000. Example: LIMIT=5'],
  [{ MINUTES: 'ten' }, 'MINUTES must be a whole number'],
  [{ FILE: '/no-such-folder/messages' }, 'FILE cannot be written: ENOENT'],
  [{ PORT: '70000' }, 'PORT must be'],
])('%j ends it with a reason', async (settings, reason) => {
  await expect(endpoint.start(settings)).rejects.toThrow(`It ended with 1: ${reason}`);
});
