/**
 * Takes the contact form's messages. Each is on the disk, as a line of JSON, before it is
 * acknowledged, and then an email. README.md has the contract, and what is set in the environment.
 */
import { randomUUID } from 'node:crypto';
import { access, constants, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { createTransport } from 'nodemailer';

const { env } = process;
const { SITE, SMTP, MAIL_TO } = env;
const folder = env.FOLDER || '.';
const fieldNames = ['name', 'email', 'subject', 'message'];

/** Ends at a setting that cannot be used: now, not with the first message. */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
if (!SITE) refuse('SITE must be set: scheme and host of the site, as https://www.my-surveys.sg is');
if (!URL.canParse(SITE) || new URL(SITE).origin !== SITE)
  refuse(`SITE must be scheme and host, as https://www.my-surveys.sg is: ${SITE}`);
// Its value is not repeated: it has a password.
if (SMTP && !(/^smtps?:\/\//.test(SMTP) && URL.canParse(SMTP)))
  refuse('SMTP must be an address, as smtps://user:password@mail.my-surveys.sg is');
if (SMTP && !MAIL_TO) refuse('SMTP is set, and MAIL_TO is not: nobody would get the emails');
const [perClient, total] = [env.LIMIT || 5, env.TOTAL || 100].map(Number);
if (![perClient, total].every((limit) => Number.isInteger(limit) && limit > 0))
  refuse('LIMIT and TOTAL must be whole numbers, as 5 is');
await access(`${folder}/`, constants.W_OK).catch(({ message }) =>
  refuse(`FOLDER must be a folder that can be written: ${message}`),
);

/** Whether these are the texts of a language, as a build writes them. */
function isComplete({ direction, site, sent, failed, labels, contact }) {
  const words = fieldNames.map((name) => labels[name]);
  return [direction, site, sent, failed, contact.title, contact.page, ...words].every(
    (text) => typeof text === 'string',
  );
}

/**
 * The texts by language. Ends with the name of the file, if it is not one that a build has written.
 */
async function readAnswers(file) {
  const text = await readFile(file, 'utf8').catch(({ message }) =>
    refuse(`ANSWERS must be the contact-answers.json of a build: ${message}`),
  );
  try {
    const texts = JSON.parse(text);
    if (texts.en && Object.values(texts).every(isComplete)) return texts;
  } catch {
    // It is no JSON, or lacks what is read from it.
  }
  refuse(`ANSWERS must be the contact-answers.json of a build, which ${file} is not`);
}
const answers = await readAnswers(env.ANSWERS || 'contact-answers.json');

const app = Fastify({
  bodyLimit: 64_000,
  // A proxy on this machine or in its network says who the client is. Others could make that up.
  trustProxy: ['loopback', 'uniquelocal'],
  // Slow senders are cut off. Node.js looks for them every 30 seconds, unless it is told to look
  // more often.
  requestTimeout: 10_000,
  // What arrives on an open connection while it ends is taken, too.
  return503OnClosing: false,
  keepAliveTimeout: 1000,
  http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 8192 },
});
app.server.maxConnections = 200;
await app.register(cors, { origin: SITE });
await app.register(formbody);
await app.register(rateLimit, { global: false, timeWindow: '10 minutes' });
const limits = [
  // Customers have whole networks of IPv6.
  app.createRateLimit({ max: perClient, ipv6Subnet: 56 }),
  app.createRateLimit({ max: total, keyGenerator: () => 'everybody' }),
];

const refusal = (statusCode, message, errors) =>
  Object.assign(new Error(message), { statusCode, errors });
const fault = (field, code, message) => ({ field, code, message: `The ${field} ${message}.` });

// An email address as browsers check it (https://html.spec.whatwg.org/#valid-e-mail-address), but
// with a dot in the domain, and letters of any script. The site's own check is the same.
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@((?!-)[\p{L}\p{M}\p{N}-]+(?<!-)(\.(?!$)|$)){2,}$/u;

/**
 * What was typed, without the control characters that come with pasted text. Only a message has
 * lines.
 */
function cleaned(value, isMessage) {
  const typed = typeof value === 'string' ? value : '';
  const text = typed.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  return (isMessage ? text : text.replace(/\s+/g, ' ').trim()).replace(/(?![\t\n])\p{Cc}/gu, '');
}

/** @throws Error that names each field that is empty, or no email address */
function messageIn(body) {
  const typed = fieldNames.map((name) => [name, cleaned(body?.[name], name === 'message')]);
  const errors = typed.flatMap(([name, text]) => {
    if (!text.trim()) return [fault(name, 'REQUIRED_FIELD_EMPTY', 'is empty')];
    const isWrong = name === 'email' && !emailPattern.test(text);
    return isWrong ? [fault(name, 'TYPE_EMAIL', 'is no email address')] : [];
  });
  if (errors.length > 0) throw refusal(400, 'The message is not complete.', errors);
  // Only programs fill in the hidden field; but some of them are password managers of people.
  return { ...Object.fromEntries(typed), suspected: body.leave_empty ? true : undefined };
}

/** The page of the site that the form was on, without its query. */
function pageOf({ body, headers }) {
  const pages = [body?.page, headers.referer].filter((page) => typeof page === 'string');
  const urls = pages.filter((page) => URL.canParse(page, SITE)).map((page) => new URL(page, SITE));
  // Not the origin: an address that begins with blob: has that of the site.
  const { href } = urls.find((url) => url.href.startsWith(`${SITE}/`)) ?? {};
  return href?.replace(/[?#].*/, '');
}

let lineEnd = '\n';

/** Appends a line to the month's file, and returns when it is on the disk. */
async function append(record) {
  // The rest of a line that a crash or a full disk cut off must not swallow this one.
  const start = lineEnd;
  lineEnd = '\n';
  // Nobody else on the machine may read it.
  const file = await open(join(folder, `messages-${record.time.slice(0, 7)}.jsonl`), 'a', 0o600);
  try {
    await file.appendFile(`${start}${JSON.stringify(record)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // A new file's name is on the disk only when its folder is.
  const names = await open(folder);
  await names.sync().finally(() => names.close());
  lineEnd = '';
}

let last = Promise.resolve();

/**
 * Keeps one message after the other, so that the limits hold. What could not be kept does not
 * count.
 */
function keep(record, request) {
  const kept = last.then(async () => {
    for (const limit of limits) {
      const { remaining, ttlInSeconds } = await limit(request, { increment: false });
      if (remaining === 0) throw refusal(429, `Wait ${ttlInSeconds} seconds, then send it again.`);
    }
    await append(record);
    for (const limit of limits) await limit(request);
  });
  last = kept.catch(() => undefined);
  return kept;
}

const timeouts = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 };
const mailbox = SMTP ? createTransport({ url: SMTP, pool: true, ...timeouts }) : undefined;

/**
 * Emails under way: a slow mail server does not delay the answer, and they are sent before the
 * program ends.
 */
const mails = new Set();

/**
 * Mails a message, to be answered by Reply-To. It is kept already, so that a failure is not the
 * sender's business.
 */
async function tell({ name, email, subject, message, suspected, ...facts }) {
  const lines = Object.entries({ name, email, ...facts }).map((fact) => fact.join(': '));
  const mail = {
    from: env.MAIL_FROM || MAIL_TO,
    to: MAIL_TO,
    replyTo: { name, address: email },
    subject: suspected ? `[Spam?] ${subject}` : subject,
    text: `${message}\n\n${lines.join('\n')}\n`,
  };
  await mailbox
    .sendMail(mail)
    .catch((error) => console.error(`Kept, but not mailed: ${facts.id} (${error.message})`));
}

const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What a browser without JavaScript shows: what became of the message, and all of it, if it was not
 * taken.
 */
function answerPage(request, error) {
  const page = pageOf(request);
  const isOf = ([, { contact }]) => SITE + contact.page === page;
  const [language, texts] = Object.entries(answers).find(isOf) ?? ['en', answers.en];
  const entries = fieldNames.map((name) => {
    const tag = error?.errors?.some(({ field }) => field === name) ? 'mark' : 'span';
    const text = escaped(String(request.body?.[name] ?? ''));
    return `<dt><${tag}>${escaped(texts.labels[name])}</${tag}></dt><dd>${text}</dd>`;
  });
  return `<!doctype html><html lang="${language}" dir="${texts.direction}"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
    <title>${escaped(texts.site)}</title>
    <style>body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif }
    dd { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere }</style>
    <h1>${escaped(texts.site)}</h1><p>${escaped(error ? texts.failed : texts.sent)}</p>
    ${error ? `<p lang="en" dir="ltr">${escaped(error.message)}</p><dl>${entries.join('')}</dl>` : ''}
    <p><a href="${escaped(page ?? SITE + texts.contact.page)}">${escaped(texts.contact.title)}</a></p></html>`;
}

/** The script of the form wants JSON, a browser without JavaScript a page. */
function answer(request, reply, error) {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return reply.send(error ? { error: error.message, errors: error.errors } : { ok: true });
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
  return reply.send(answerPage(request, error));
}

app.setErrorHandler((error, request, reply) => {
  const { statusCode = 500 } = error;
  if (statusCode === 413) error.errors = [fault('message', 'TOO_LONG', 'is too long')];
  if (statusCode >= 500) {
    console.error(`Not kept, and its sender was told so: ${error.message}`);
    error.message = 'Try again later.';
  }
  return answer(request, reply.code(statusCode), error);
});

// Browsers name the site that a message comes from. Programs can lie.
app.addHook('onRequest', async ({ method, headers }) => {
  if (method === 'POST' && headers.origin !== SITE) throw refusal(403, 'Not from here.');
});

app.post('*', async (request, reply) => {
  const facts = { id: randomUUID(), time: new Date().toISOString(), page: pageOf(request) };
  const record = { ...facts, ...messageIn(request.body) };
  await keep(record, request);
  if (mailbox) {
    const mail = tell(record).finally(() => mails.delete(mail));
    mails.add(mail);
  }
  return answer(request, reply);
});

const listening = await app
  .listen({ host: env.HOST || '127.0.0.1', port: env.PORT || 8080 })
  .catch(({ message }) => refuse(`HOST and PORT must be where it can listen: ${message}`));
console.log(
  `Taking messages from ${SITE} at ${listening}, ${mailbox ? `mailing them to ${MAIL_TO}` : 'mailing none: SMTP is not set'}`,
);
mailbox?.verify().catch(({ message }) => console.error(`SMTP does not work: ${message}`));
// Messages that are under way are taken before it ends.
process.once('SIGTERM', async () => {
  await app.close();
  await Promise.all(mails);
  mailbox?.close();
});
