/** A contact endpoint that answers as a test wants, and remembers what it was sent. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { endpointPort } from './sites';

type Answer = (response: ServerResponse) => void;

const allow = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
};

export const answers = {
  ok: (response) => response.writeHead(200, allow).end('{"ok":true}'),
  invalid: (response) => response.writeHead(422, allow).end('{"error":"email"}'),
  broken: (response) => response.writeHead(500, allow).end(),
  hanging: () => undefined,
  refusing: (response) => response.destroy(),
} satisfies Record<string, Answer>;

export class Endpoint {
  answer: Answer = answers.ok;
  readonly received: { type: string | undefined; body: string }[] = [];
  private readonly server: Server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, allow).end();
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      this.received.push({ type: request.headers['content-type'], body });
      this.answer(response);
    });
  });

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(endpointPort, resolve));
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
