/** Runs the contact endpoint in examples/ as an operator does: a process, and a file that it writes to. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The site whose messages it takes. */
export const site = 'https://www.my-surveys.sg';

export const fields = {
  name: 'Mei Tan',
  email: 'mei@example.org',
  subject: 'A question',
  message: '質問 👩‍👩‍👧\n',
};

/** A message as it is kept. */
export type Kept = typeof fields & { id: string; time: string; lang?: string; page?: string };

export type Sent = { message?: unknown; headers?: Record<string, string>; body?: BodyInit };

export class EndpointProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
  readonly file = join(this.folder, 'messages.jsonl');
  private child?: ChildProcess;
  private ended?: Promise<unknown>;
  address = '';
  /** What it said at its start. */
  said = '';

  /**
   * Waits until it listens.
   * @param fileSize the largest file that it may write, in KiB: as if the disk were full then
   * @throws Error with what it said, if it ends instead
   */
  async start(settings: Record<string, string> = {}, fileSize = 'unlimited'): Promise<void> {
    const command = `ulimit -f ${fileSize}; exec "$0" examples/contact-endpoint/server.mjs`;
    const environment = { SITE: site, PORT: '0', FILE: this.file, LIMIT: '1000000', ...settings };
    const child = spawn('bash', ['-c', command, process.execPath], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.ended = once(child, 'exit');
    for await (const line of child.stdout) {
      this.said = String(line);
      this.address = `http://127.0.0.1:${this.said.match(/port (\d+)/)?.[1]}/contact`;
      return;
    }
    const said = await text(child.stderr);
    await this.ended;
    throw new Error(`It ended with ${child.exitCode}: ${said}`);
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child?.kill(signal);
    await this.ended;
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true });
  }

  post({ message = fields, headers, body }: Sent = {}): Promise<Response> {
    // A body that does not say how long it is needs `duplex`, which the types of browsers do not know.
    return fetch(this.address, {
      ...({ duplex: 'half' } as object),
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json', ...headers },
      body: body ?? JSON.stringify(message),
    });
  }

  async status(sent?: Sent): Promise<number> {
    return (await this.post(sent)).status;
  }

  lines(): string[] {
    return readFileSync(this.file, 'utf8').split('\n').filter(Boolean);
  }

  messages(): Kept[] {
    return this.lines().map((line) => JSON.parse(line));
  }
}
