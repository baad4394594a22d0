/** The email by which an operator is told of a message. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { EndpointProcess, fields, site } from '../../tools/testing/endpoint-process';

// Programs start slowly on a busy machine.
jest.setTimeout(60_000);

let endpoint: EndpointProcess;
let server: SMTPServer;
let emails: { email: Email; raw: string; to: string[] }[];
/** What the mail server says to each email: nothing if it takes it. */
let refusal: Error | undefined;

beforeEach(async () => {
  endpoint = new EndpointProcess();
  emails = [];
  refusal = undefined;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream);
      const to = envelope.rcptTo.map(({ address }) => address);
      if (!refusal) emails.push({ email: await PostalMime.parse(raw), raw: String(raw), to });
      done(refusal);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const settings = { SMTP: `smtp://127.0.0.1:${port}`, MAIL_TO: 'team@my-surveys.sg' };
  await endpoint.start(settings);
});

afterEach(async () => {
  await endpoint.remove();
  await new Promise<void>((resolve) => server.close(resolve));
});

async function mailed(message: object) {
  expect(await endpoint.status({ message: { ...fields, ...message } })).toBe(200);
  // It is mailed after the answer.
  while (emails.length === 0) await new Promise(setImmediate);
  return emails[0];
}

test('a message is an email that can be answered, with what was written', async () => {
  const subject = '質問 👩‍👩‍👧 about the minimum payout of a survey site';
  const { email, to } = await mailed({ subject, page: '/de/contact/' });
  const [{ id, time }] = endpoint.messages();
  expect(to).toEqual(['team@my-surveys.sg']);
  expect(email.from).toMatchObject({ address: 'team@my-surveys.sg' });
  expect(email.replyTo).toMatchObject([{ name: fields.name, address: fields.email }]);
  expect(email.subject).toBe(subject);
  expect(email.text).toBe(
    `${fields.message}\n\nname: ${fields.name}\nemail: ${fields.email}\nid: ${id}\ntime: ${time}\npage: ${site}/de/contact/\n`,
  );
});

test('a message with the trap filled in is marked', async () => {
  const { email } = await mailed({ leave_empty: 'x' });
  expect(email.subject).toBe(`[Spam?] ${fields.subject}`);
});

test('an address in an international domain can be answered', async () => {
  const { email } = await mailed({ email: 'mei@müller.de' });
  expect(email.replyTo).toMatchObject([{ address: 'mei@xn--mller-kva.de' }]);
  expect(endpoint.messages()[0].email).toBe('mei@müller.de');
});

test.each([
  { name: 'Mei\r\nBcc: all@example.org' },
  { subject: 'x\nBcc: all@example.org' },
  { name: 'Boss <all@example.org>, Mei' },
])('what visitors write begins no header and adds no address: %j', async (message) => {
  const { email, raw, to } = await mailed(message);
  expect(to).toEqual(['team@my-surveys.sg']);
  expect(email.replyTo).toMatchObject([{ address: fields.email }]);
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
});

test('what the mail server does not take is kept and acknowledged, and reported by its id', async () => {
  refusal = new Error('Mailbox full');
  expect(await endpoint.status()).toBe(200);
  const [{ id }] = endpoint.messages();
  await endpoint.end();
  expect(await endpoint.errorOutput).toMatch(`Kept, but not mailed: ${id} (`);
});

test('a mail server that is not there is reported at the start, and messages are taken', async () => {
  await endpoint.end();
  await endpoint.start({ SMTP: 'smtp://127.0.0.1:1', MAIL_TO: 'team@my-surveys.sg' });
  expect(await endpoint.status()).toBe(200);
  await endpoint.end();
  expect(await endpoint.errorOutput).toContain('SMTP does not work: ');
});
