/** Nothing is lost that was acknowledged, whatever happens to the process, the disk or the line. */
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { EndpointProcess, fields, site } from '../../tools/testing/endpoint-process';

// Programs start slowly on a busy machine.
jest.setTimeout(60_000);

let endpoint: EndpointProcess;
beforeEach(() => {
  endpoint = new EndpointProcess();
});
afterEach(() => endpoint.remove());

/**
 * Sends numbered messages, so many at a time, and returns what became of each: undefined if there
 * was no answer.
 */
async function send(count: number, atOnce: number, answered = (_: number) => {}) {
  const statuses: (number | undefined)[] = Array(count).fill(undefined);
  const numbers = statuses.keys();
  const sender = async () => {
    for (const number of numbers) {
      const message = { ...fields, subject: String(number) };
      statuses[number] = await endpoint.status({ message }).catch(() => undefined);
      answered(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return statuses;
}

/** The numbers of the messages with this status. */
function withStatus(statuses: readonly unknown[], wanted: number): number[] {
  return [...statuses.keys()].filter((number) => statuses[number] === wanted);
}

const numbersKept = () => endpoint.messages().map(({ subject }) => Number(subject));

test('killed at any moment, it has kept what it acknowledged, and goes on', async () => {
  await endpoint.start();
  const statuses = await send(100, 50, (number) => {
    if (number === 40) endpoint.end('SIGKILL');
  });
  const acknowledged = withStatus(statuses, 200);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(acknowledged.length).toBeLessThan(100);
  expect(numbersKept()).toEqual(expect.arrayContaining(acknowledged));
  await endpoint.end();
  await endpoint.start();
  expect(await endpoint.status()).toBe(200);
  expect(endpoint.messages().at(-1)).toMatchObject(fields);
});

test('told to end, it takes what is under way, and refuses what comes then', async () => {
  await endpoint.start();
  const { port } = new URL(endpoint.address);
  const socket = connect(Number(port), '127.0.0.1');
  const body = JSON.stringify(fields);
  socket.write(
    `POST /contact HTTP/1.1\r\nhost: x\r\norigin: ${site}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 9)}`,
  );
  // Its beginning has arrived when another message has been answered.
  expect(await endpoint.status()).toBe(200);
  const ended = endpoint.end('SIGTERM');
  while (await endpoint.status().catch(() => false));
  socket.write(body.slice(9));
  const answered: Buffer[] = [];
  for await (const chunk of socket) answered.push(chunk);
  expect(String(Buffer.concat(answered))).toMatch(/^HTTP\/1.1 200 /);
  expect(await ended).toBe(0);
  expect(endpoint.messages().at(-1)).toMatchObject(fields);
});

test('a full disk is answered with 500 and not counted, and what was acknowledged is kept', async () => {
  await endpoint.start({ TOTAL: '50' }, '8');
  const statuses = await send(60, 10);
  const acknowledged = withStatus(statuses, 200);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length + withStatus(statuses, 500).length).toBe(60);
  const month = new Date().toISOString().slice(0, 7);
  expect(endpoint.files()).toEqual([join(endpoint.folder, `messages-${month}.jsonl`)]);
  await endpoint.end();
  expect(await endpoint.errorOutput).toContain('Not kept, and its sender was told so: EFBIG');
  const full = endpoint.lines();
  expect(() => JSON.parse(full.at(-1) ?? '')).toThrow(SyntaxError);
  const numbers = full.slice(0, -1).map((line) => Number(JSON.parse(line).subject));
  expect(numbers).toEqual(expect.arrayContaining(acknowledged));
  // There is room again.
  await endpoint.start();
  expect(await endpoint.status()).toBe(200);
  const lines = endpoint.lines();
  expect(lines.slice(0, -1)).toEqual(full);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject(fields);
});

test('nobody else on the machine may read what is kept', async () => {
  await endpoint.start();
  await endpoint.status();
  expect(statSync(endpoint.files()[0]).mode & 0o777).toBe(0o600);
});
