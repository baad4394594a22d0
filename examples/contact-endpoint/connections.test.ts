/**
 * Connections that hold places: who sends slowly is cut off within seconds, and there are so many
 * and no more.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { EndpointProcess, site } from '../../tools/testing/endpoint-process';

// Programs start slowly on a busy machine.
jest.setTimeout(60_000);

let endpoint: EndpointProcess;
let sockets: Socket[];
beforeEach(() => {
  endpoint = new EndpointProcess();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await endpoint.remove();
});

/** A connection on which this was sent, and nothing more. */
async function open(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(endpoint.address).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const begun = `POST / HTTP/1.1\r\nhost: x\r\norigin: ${site}\r\ncontent-type: application/json\r\n`;

const waiting = {
  'sends nothing': '',
  'does not end its headers': begun,
  'does not end its message': `${begun}content-length: 900\r\n\r\n{"na`,
  'does not end a message that is refused': `${begun}content-length: 64001\r\n\r\n{"na`,
};

test('who connects and does not go on is cut off within 15 seconds, and keeps nothing back', async () => {
  await endpoint.start();
  const start = performance.now();
  await Promise.all(Object.values(waiting).map(async (text) => once(await open(text), 'close')));
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(endpoint.lines()).toEqual([]);
  expect(await endpoint.status()).toBe(200);
});

test('one connection more than it holds is closed at once, and there is room when one ends', async () => {
  await endpoint.start();
  const [first] = await Promise.all(Array.from({ length: 200 }, () => open(begun)));
  await expect(endpoint.status()).rejects.toThrow('fetch failed');
  first.destroy();
  await once(first, 'close');
  // The other side sees it a moment later.
  const statuses: (number | undefined)[] = [];
  while (!statuses.includes(200) && statuses.length < 50)
    statuses.push(await endpoint.status().catch(() => undefined));
  expect(statuses).toContain(200);
});

test('it listens for this machine alone, unless it is told otherwise', async () => {
  const statusElsewhere = () =>
    fetch(endpoint.address.replace('127.0.0.1', '127.0.0.2')).then(({ status }) => status);
  await endpoint.start();
  await expect(statusElsewhere()).rejects.toThrow('fetch failed');
  await endpoint.end();
  await endpoint.start({ HOST: '127.0.0.2' });
  expect(await statusElsewhere()).toBe(404);
});
