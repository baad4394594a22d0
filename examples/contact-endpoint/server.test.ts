/** What the endpoint takes, what it refuses, and what it keeps. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailAddresses, noEmailAddresses } from '../../lib/testing/email-addresses';
import {
  answers,
  EndpointProcess,
  fields,
  type Sent,
  site,
} from '../../tools/testing/endpoint-process';

// Programs start slowly on a busy machine.
jest.setTimeout(60_000);

/** One for all messages that are taken or refused for themselves. */
const endpoint = new EndpointProcess();
beforeAll(() => endpoint.start());
afterAll(() => endpoint.remove());

/** One whose clients are counted. */
let limited: EndpointProcess;
beforeEach(() => {
  limited = new EndpointProcess();
});
afterEach(() => limited.remove());

/** The client makes up the first address, the proxy adds the last. */
const from = (client: string) => ({ headers: { 'x-forwarded-for': `192.0.2.1, ${client}` } });

/** How clients are answered, one after the other. */
async function answersTo(...clients: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const client of clients) statuses.push(await limited.status(from(client)));
  return statuses;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('it says at its start whose messages it takes, and that nobody is told of them', async () => {
  expect(endpoint.startOutput).toContain(`Taking messages from ${site} at http://127.0.0.1:`);
  expect(endpoint.startOutput).toContain('mailing none: SMTP is not set');
});

test('a message is kept with its id, its time and the page of the form, and nothing else', async () => {
  const before = Date.now();
  const sent = { ...fields, page: '/surveys/pt-BR/contact/?lang=pt-BR#form', other: 'x' };
  const answer = await endpoint.post({ message: sent });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  const kept = endpoint.last();
  const page = `${site}/surveys/pt-BR/contact/`;
  expect(kept).toEqual({ ...fields, id: kept.id, time: kept.time, page });
  expect(kept.id).toMatch(/^[\da-f-]{36}$/);
  expect(kept.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(kept.time)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(kept.time)).toBeLessThanOrEqual(Date.now());
});

test.each([undefined, 'https://evil.example/', { a: 1 }, ['/contact/']])(
  'no page is kept for one that is none of the site: %j',
  async (page) => {
    expect(await endpoint.status({ message: { ...fields, page } })).toBe(200);
    expect(endpoint.last().page).toBeUndefined();
  },
);

test('a form that names no page was on the page that the browser names', async () => {
  const headers = { referer: `${site}/de/contact/?lang=de` };
  expect(await endpoint.status({ headers })).toBe(200);
  expect(endpoint.last().page).toBe(`${site}/de/contact/`);
});

test('a message with the trap filled in is kept, and marked: it may be a password manager’s doing', async () => {
  const message = { ...fields, leave_empty: 'https://spam.example' };
  expect(await endpoint.status({ message })).toBe(200);
  expect(endpoint.last()).toEqual(expect.objectContaining({ ...fields, suspected: true }));
  expect(endpoint.lines().at(-1)).not.toContain('spam.example');
});

test.each([
  ['name', ' Mei\t Tan\u0000 ', 'Mei Tan'],
  ['name', 'Mei\r\nBcc: all@example.org', 'Mei Bcc: all@example.org'],
  ['email', 'mei@example.org\r\n', 'mei@example.org'],
  ['subject', 'From\u000bWord\u000c', 'From Word'],
  ['subject', 'A\u001b[2J\u0007', 'A[2J'],
  ['message', 'from\u0092 Word\u0081', 'from Word'],
  [
    'message',
    'one\r\ntwo\rthree\u000bfour\u000cfive\u2028six\tseven',
    'one\ntwo\nthree\nfour\nfive\nsix\tseven',
  ],
  ['message', '  kept \n as typed\n', '  kept \n as typed\n'],
])(
  'what is pasted with control characters is taken without them: %s %j',
  async (name, typed, kept) => {
    expect(await endpoint.status({ message: { ...fields, [name]: typed } })).toBe(200);
    expect(endpoint.last()).toEqual(expect.objectContaining({ ...fields, [name]: kept }));
  },
);

test.each([
  ['name', undefined, 'REQUIRED_FIELD_EMPTY'],
  ['name', ['Mei'], 'REQUIRED_FIELD_EMPTY'],
  ['email', '', 'REQUIRED_FIELD_EMPTY'],
  ['subject', ' \u3000', 'REQUIRED_FIELD_EMPTY'],
  ['message', '\r\n\t\u0000', 'REQUIRED_FIELD_EMPTY'],
  ['email', 'mei', 'TYPE_EMAIL'],
])('a refusal names the field and the reason: %s %j', async (field, value, code) => {
  const before = endpoint.lines();
  const answer = await endpoint.post({ message: { ...fields, [field]: value } });
  expect(answer.status).toBe(400);
  const { errors } = await answer.json();
  expect(errors).toEqual([{ field, code, message: expect.stringContaining(field) }]);
  expect(endpoint.lines()).toEqual(before);
});

test.each(noEmailAddresses)('what is no email address is refused: %s', async (email) => {
  const answer = await endpoint.post({ message: { ...fields, email } });
  const { errors } = await answer.json();
  expect(errors).toEqual([expect.objectContaining({ field: 'email', code: 'TYPE_EMAIL' })]);
});

test.each(emailAddresses)('an email address is taken: %s', async (email) => {
  expect(await endpoint.status({ message: { ...fields, email } })).toBe(200);
});

test('all fields that are wrong are named at once', async () => {
  const answer = await endpoint.post({ message: { ...fields, email: 'mei', subject: '' } });
  const { errors } = await answer.json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'subject']);
});

test.each([
  ['says so', (message: string) => message],
  ['does not say so', (message: string) => new Blob([message]).stream()],
])('a message that is too long and %s is refused by its field', async (_, bodyOf) => {
  const before = endpoint.lines();
  const message = { ...fields, message: '質'.repeat(25_000) };
  const answer = await endpoint.post({ body: bodyOf(JSON.stringify(message)) });
  expect(answer.status).toBe(413);
  const { errors } = await answer.json();
  expect(errors).toEqual([expect.objectContaining({ field: 'message', code: 'TOO_LONG' })]);
  expect(endpoint.lines()).toEqual(before);
});

test.each<[string, number, Sent]>([
  ['another site', 403, { headers: { origin: 'https://evil.example' } }],
  ['no site', 403, { headers: { origin: '' } }],
  ['JSON that breaks off', 400, { body: '{"name":' }],
  ['null', 400, { message: null }],
  ['a list', 400, { message: [fields] }],
  ['a number', 400, { message: 1 }],
  ['nothing', 400, { body: '' }],
  ['a form without fields', 400, { headers: form, body: 'name' }],
  ['what would change every object', 400, { body: '{"__proto__":{"name":"Mei"}}' }],
  ['plain text', 400, { headers: { 'content-type': 'text/plain' } }],
  ['a picture', 415, { headers: { 'content-type': 'image/png' } }],
])('%s is refused with %i, and nothing is kept', async (_, expected, sent) => {
  const before = endpoint.lines();
  expect(await endpoint.status(sent)).toBe(expected);
  expect(endpoint.lines()).toEqual(before);
});

test('the site’s pages may send across hosts, other sites’ may not', async () => {
  const headers = {
    origin: site,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const allowed = await fetch(endpoint.address, { method: 'OPTIONS', headers });
  expect(allowed.ok).toBe(true);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(site);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
  // A refusal can be read as well.
  const refused = await endpoint.post({ message: {} });
  expect(refused.headers.get('access-control-allow-origin')).toBe(site);
});

test('who writes too often is refused; others may write', async () => {
  await limited.start({ LIMIT: '2' });
  expect(await answersTo('198.51.100.7', '198.51.100.7', '198.51.100.7')).toEqual([200, 200, 429]);
  expect(await answersTo('198.51.100.8', '::ffff:198.51.100.8', '::FFFF:198.51.100.8')).toEqual([
    200, 200, 429,
  ]);
  expect(limited.messages()).toHaveLength(4);
});

test('all networks of one customer are one client, those of another are not', async () => {
  await limited.start({ LIMIT: '2' });
  const customer = ['2001:db8:0:100::1', '2001:db8:0:1ab:1:2:3:4', '2001:db8:0:1ff::1'];
  expect(await answersTo(...customer)).toEqual([200, 200, 429]);
  expect(await answersTo('2001:db8:0:200::1')).toEqual([200]);
});

test('however many clients there are, all of them together have a limit', async () => {
  await limited.start({ LIMIT: '2', TOTAL: '4' });
  const crowd = Array.from({ length: 8 }, (_, number) =>
    limited.status(from(`203.0.113.${number}`)),
  );
  const statuses = await Promise.all(crowd);
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
});

test('what is refused does not count', async () => {
  await limited.start({ LIMIT: '1' });
  expect(await limited.status({ message: { ...fields, subject: '' } })).toBe(400);
  expect(await limited.status()).toBe(200);
  expect(await limited.status()).toBe(429);
});

test.each<[Record<string, string>, string]>([
  [{ SITE: '' }, 'SITE must be set'],
  [{ SITE: `${site}/` }, 'SITE must be scheme and host'],
  [{ SMTP: 'smtp://127.0.0.1', MAIL_TO: '' }, 'SMTP is set, and MAIL_TO is not'],
  [{ SMTP: 'mail.my-surveys.sg', MAIL_TO: 'team@my-surveys.sg' }, 'SMTP must be an address'],
  [{ SMTP: 'smtp://user@', MAIL_TO: 'team@my-surveys.sg' }, 'SMTP must be an address'],
  [{ LIMIT: 'five' }, 'LIMIT and TOTAL must be whole numbers'],
  [{ LIMIT: '0.5' }, 'LIMIT and TOTAL must be whole numbers'],
  [
    { ANSWERS: '/no-such-file.json' },
    'ANSWERS must be the contact-answers.json of a build: ENOENT',
  ],
  [{ ANSWERS: 'package.json' }, 'ANSWERS must be the contact-answers.json of a build'],
  [{ FOLDER: '/no-such-folder' }, 'FOLDER must be a folder that can be written: ENOENT'],
  [{ FOLDER: 'package.json' }, 'FOLDER must be a folder that can be written: ENOTDIR'],
  [{ HOST: '192.0.2.1' }, 'HOST and PORT must be where it can listen: listen EADDRNOTAVAIL'],
  [{ PORT: 'web' }, 'HOST and PORT must be where it can listen: '],
])(
  'a setting that cannot be used ends it at its start, with one line that names it: %j',
  async (settings, reason) => {
    const ended = await limited.start(settings).catch(({ message }) => message.split('\n'));
    expect(ended).toEqual([expect.stringContaining(`It ended with 1: ${reason}`), '']);
  },
);

test.each(['', 'null', '{}', '{ "en": {} }', JSON.stringify({ ...answers, ar: {} })])(
  'texts that no build has written end it at its start: %s',
  async (texts) => {
    const file = join(limited.folder, 'texts.json');
    writeFileSync(file, texts);
    const reason = `ANSWERS must be the contact-answers.json of a build, which ${file} is not`;
    await expect(limited.start({ ANSWERS: file })).rejects.toThrow(reason);
  },
);
