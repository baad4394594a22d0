/** A contact endpoint that answers as a test wants, and remembers what it was sent. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpointPort } from './exports';

type Answer = (response: ServerResponse) => void;

/** The CORS headers that let a page of another site send its message. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
};
const html = { ...corsHeaders, 'content-type': 'text/html' };

/** Answers after which the form says that the message was sent. */
export const accepting: Record<string, Answer> = {
  ok: (response) => response.writeHead(200, corsHeaders).end('{"ok":true}'),
  empty: (response) => response.writeHead(204, corsHeaders).end(),
  notJson: (response) => response.writeHead(200, html).end('<p>Thank you'),
  unfinished: (response) => response.writeHead(200, corsHeaders).write('{"ok"'),
};

const tooLong = { field: 'subject', code: 'TOO_LONG', message: 'The field subject is too long.' };

/** An answer after which the form marks a field. */
export const refusing: Answer = (response) =>
  response.writeHead(400, corsHeaders).end(JSON.stringify({ errors: [tooLong] }));

export const hanging: Answer = () => undefined;

/** Answers, or none, after which the form says that sending failed. */
export const failing: Record<string, Answer> = {
  invalid: (response) => response.writeHead(422, corsHeaders).end('{"error":"email"}'),
  broken: (response) => response.writeHead(500, html).end('<h1>Internal Server Error'),
  moved: (response) => response.writeHead(303, { ...corsHeaders, location: '/thanks' }).end(),
  away: (response) =>
    response.writeHead(307, { ...corsHeaders, location: 'https://evil.example' }).end(),
  unshared: (response) => response.writeHead(200).end('{"ok":true}'),
  hanging,
  breaking: (response) => response.destroy(),
};

export class Endpoint {
  private answer = accepting.ok;
  received: { type: string | undefined; message: unknown }[] = [];
  private readonly server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, corsHeaders).end();
    const type = request.headers['content-type'];
    this.received.push({ type, message: JSON.parse(await text(request)) });
    this.answer(response);
  });

  async listen(): Promise<void> {
    await once(this.server.listen(endpointPort), 'listening');
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Forgets the messages, and gives this answer from now on. */
  reset(answer = accepting.ok): void {
    this.answer = answer;
    this.received = [];
  }
}
