/**
 * Runs the contact endpoint in examples/ as an operator does: a process, and a folder that it
 * writes to.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** What the build says to browsers without JavaScript, in two of the languages of a site. */
export const answers = {
  en: {
    direction: 'ltr',
    site: 'Guide',
    sent: 'Thank you.',
    failed: 'Not sent.',
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    contact: { title: 'Contact', page: '/surveys/contact/' },
  },
  ar: {
    direction: 'rtl',
    site: 'دليل',
    sent: 'شكرا & <سلام>',
    failed: 'لم ترسل',
    labels: { name: 'الاسم', email: 'البريد', subject: 'الموضوع', message: 'الرسالة' },
    contact: { title: 'اتصل', page: '/surveys/ar/contact/' },
  },
};

/** A message as it is kept. */
export type Kept = typeof fields & {
  id: string;
  time: string;
  page?: string;
  suspected?: boolean;
};

export type Sent = { message?: unknown; headers?: Record<string, string>; body?: BodyInit };

export class EndpointProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
  private child?: ChildProcess;
  private ended?: Promise<unknown>;
  address = '';
  /** Its standard output at its start. */
  startOutput = '';
  /** Its standard error output, once it has ended. */
  errorOutput = Promise.resolve('');

  /**
   * Waits until it listens.
   * @param fileSize the largest file that it may write, in KiB: as if the disk were full then
   * @throws Error with its output, if it ends instead
   */
  async start(settings: Record<string, string> = {}, fileSize = 'unlimited'): Promise<void> {
    const texts = join(this.folder, 'contact-answers.json');
    writeFileSync(texts, JSON.stringify(answers));
    const command = `ulimit -f ${fileSize}; exec "$0" examples/contact-endpoint/server.mjs`;
    const environment = {
      SITE: site,
      PORT: '0',
      FOLDER: this.folder,
      ANSWERS: texts,
      SMTP: '',
      LIMIT: '1000000',
      TOTAL: '1000000',
      ...settings,
    };
    const child = spawn('bash', ['-c', command, process.execPath], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.ended = once(child, 'exit');
    this.errorOutput = text(child.stderr);
    for await (const line of child.stdout) {
      this.startOutput = String(line);
      this.address = `${this.startOutput.match(/http:\S+:\d+/)?.[0]}/contact`;
      return;
    }
    await this.ended;
    throw new Error(`It ended with ${child.exitCode}: ${await this.errorOutput}`);
  }

  /** @returns its exit code, or null if the signal ended it */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null | undefined> {
    this.child?.kill(signal);
    await this.ended;
    return this.child?.exitCode;
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true });
  }

  post({ message = fields, headers, body }: Sent = {}): Promise<Response> {
    // A body that does not say how long it is needs `duplex`, which the types of browsers do not
    // know.
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

  /** The files that messages are kept in, one for each month. */
  files(): string[] {
    return readdirSync(this.folder)
      .filter((name) => name.startsWith('messages-'))
      .map((name) => join(this.folder, name));
  }

  lines(): string[] {
    return this.files().flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  }

  /** The message that was kept last. */
  last(): Kept {
    return JSON.parse(this.lines().at(-1) ?? 'null');
  }

  messages(): Kept[] {
    return this.lines().map((line) => JSON.parse(line));
  }
}
