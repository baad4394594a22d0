/**
 * Takes the contact form's messages, and appends each as a line of JSON to a file. It answers 200 only when the line is
 * on the disk. Node.js alone, without packages. Set in the environment:
 *   SITE         the site's scheme and host, which messages have to come from
 *   HOST, PORT   where it listens
 *   FILE         what it writes to
 *   ANSWERS      the texts of answers to browsers without JavaScript: contact-answers.json, which the build writes
 *   LIMIT        how many messages one client may send within MINUTES
 *   CONNECTIONS  how many connections it holds at a time; more are closed at once
 *   PROXY=1      it runs behind a proxy that adds the client's address to X-Forwarded-For; without one, anybody could
 *                make such a header up
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { answerPage, pageHeaders, pageOnSite } from './answer-page.mjs';
import { clientOf, rateLimit } from './clients.mjs';
import { openMailbox } from './mailbox.mjs';
import { checkMessage, isPostedForm, Refusal, readMessage } from './message.mjs';
import {
  behindProxy,
  connections,
  file,
  host,
  limit,
  port,
  site,
  stop,
  texts,
  windowMs,
} from './settings.mjs';

const secondsToWait = rateLimit(limit, windowMs);
// A file that cannot be written is better known now than with the first message.
const keep = await openMailbox(file).catch(({ message }) =>
  stop(`FILE cannot be written: ${message}`),
);

/** @throws Refusal, before anything of the message is read */
function admit({ method, headers }) {
  if (method !== 'POST') throw new Refusal(404, 'Messages are posted here.');
  // Browsers name the site that a message comes from. Programs can lie.
  if (headers.origin !== site) throw new Refusal(403, 'Not from here.');
}

/** Where a message was sent from, if that is on the site. */
function pageOf(message, { headers }) {
  return pageOnSite(site, [message?.page, headers.referer]);
}

/**
 * Takes a message that is whole.
 * @returns its id, when it is on the disk
 */
async function take({ website, ...message }, request) {
  checkMessage(message);
  const wait = secondsToWait(clientOf(request, behindProxy), Date.now());
  if (wait > 0) throw new Refusal(429, `Wait ${wait} seconds, then send it again.`, { wait });
  const id = randomUUID();
  const time = new Date().toISOString();
  const line = JSON.stringify({ id, time, ...message, page: pageOf(message, request) });
  // Only programs fill in the hidden field. They need not know that nobody reads it.
  if (!website) await keep(line);
  return id;
}

/** The answer to an error. Errors other than refusals come from the disk, or from a client that has gone away. */
function refusalOf(error) {
  if (error instanceof Refusal) return error;
  const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(error.code);
  return new Refusal(full ? 507 : 500, 'The message was not taken. Try again later.');
}

/** What becomes of a request: status, words or id, and the message as far as it was read. */
async function outcomeOf(request) {
  let message;
  try {
    admit(request);
    message = await readMessage(request);
    return { status: 200, id: await take(message, request), message };
  } catch (error) {
    const { status, message: words, field, wait } = refusalOf(error);
    return { status, error: words, field, wait, message };
  }
}

async function answer(request, response) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  const outcome = await outcomeOf(request);
  const { status, id, error, field, wait } = outcome;
  if (wait) response.setHeader('retry-after', wait);
  if (isPostedForm(request)) {
    const page = pageOf(outcome.message, request);
    const html = answerPage({ texts, site, outcome, page });
    return response.writeHead(status, pageHeaders).end(html);
  }
  const json = JSON.stringify({ id, error, field });
  return response.writeHead(status, { 'content-type': 'application/json' }).end(json);
}

/** Headers of every answer. */
const headers = {
  'access-control-allow-origin': site,
  'access-control-allow-headers': 'content-type',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const server = createServer(
  {
    // Node.js looks for those that are late every 30 seconds, unless it is told to look more often.
    connectionsCheckingInterval: 1000,
    headersTimeout: 5000,
    requestTimeout: 10_000,
    keepAliveTimeout: 1000,
    maxHeaderSize: 8192,
  },
  answer,
);
server.maxConnections = connections;
server.on('error', (error) => stop(`It cannot listen: ${error.message}`));
server.listen(port, host, () => {
  const listening = server.address();
  const where = `Listening on ${listening.address} port ${listening.port}`;
  console.log(`${where}, for messages from ${site}, writing to ${file}`);
});
