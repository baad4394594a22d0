import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isTaken } from './ports';

test.each(['localhost', '127.0.0.1'])(
  'a port of %s is taken while a program has it',
  async (host) => {
    const server = createServer();
    server.unref();
    await once(server.listen(0, host), 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isTaken(port)).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await isTaken(port)).toBe(false);
  },
);
