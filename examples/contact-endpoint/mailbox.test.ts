/** Nothing is lost that was acknowledged, whatever happens to the process, the disk or the line. */
import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { EndpointProcess, fields } from '../../tools/testing/endpoint-process';

// Slow machines need longer than Jest gives.
jest.setTimeout(60_000);

let endpoint: EndpointProcess;
beforeEach(() => {
  endpoint = new EndpointProcess();
});
afterEach(() => endpoint.remove());

/** Sends numbered messages, so many at a time, and returns what became of each: undefined if there was no answer. */
async function send(count: number, atOnce: number, answered = (_: number) => {}) {
  const statuses: (number | undefined)[] = Array(count).fill(undefined);
  const numbers = statuses.keys();
  const sender = async () => {
    for (const number of numbers) {
      const message = { ...fields, subject: String(number).padStart(4) };
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

test('1,000 messages, 50 at a time, are 1,000 lines, each message once', async () => {
  await endpoint.start();
  const statuses = await send(1000, 50);
  expect(withStatus(statuses, 200)).toHaveLength(1000);
  expect(numbersKept().sort((a, b) => a - b)).toEqual([...statuses.keys()]);
});

test('killed at any moment, it has kept what it acknowledged, and goes on', async () => {
  await endpoint.start();
  const statuses = await send(400, 50, (number) => {
    if (number === 150) endpoint.end('SIGKILL');
  });
  const acknowledged = withStatus(statuses, 200);
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.length).toBeLessThan(400);
  expect(numbersKept()).toEqual(expect.arrayContaining(acknowledged));
  await endpoint.end();
  await endpoint.start();
  expect(await endpoint.status()).toBe(200);
  expect(endpoint.messages().at(-1)).toMatchObject(fields);
});

test('a full disk is answered with 507, and what was acknowledged is kept', async () => {
  await endpoint.start({}, '8');
  const statuses = await send(200, 10);
  const acknowledged = withStatus(statuses, 200);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length + withStatus(statuses, 507).length).toBe(200);
  await endpoint.end();
  const full = endpoint.lines();
  expect(readFileSync(endpoint.file)).toHaveLength(8192);
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

test('a line that was cut off stands alone: at the start, and while it runs', async () => {
  const cut = ['{"name":"Mei", "ema', '{"name":"\u8cea'];
  writeFileSync(endpoint.file, cut[0]);
  await endpoint.start();
  expect(await endpoint.status()).toBe(200);
  appendFileSync(endpoint.file, cut[1]);
  expect(await endpoint.status()).toBe(200);
  const [first, second, third, fourth] = endpoint.lines();
  expect([first, third]).toEqual(cut);
  for (const whole of [second, fourth]) expect(JSON.parse(whole)).toMatchObject(fields);
});

test('a file that was moved away is begun anew, for its owner alone', async () => {
  await endpoint.start();
  rmSync(endpoint.file);
  expect(await endpoint.status()).toBe(200);
  expect(endpoint.messages()).toEqual([expect.objectContaining(fields)]);
  expect(statSync(endpoint.file).mode & 0o777).toBe(0o600);
});

test('a client that goes away in the middle of a message leaves nothing behind', async () => {
  await endpoint.start();
  const { port } = new URL(endpoint.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\norigin: https://www.my-surveys.sg\r\ncontent-length: 900\r\n\r\n{"na`,
  );
  socket.end().resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(await endpoint.status()).toBe(200);
  expect(endpoint.messages()).toEqual([expect.objectContaining(fields)]);
});
