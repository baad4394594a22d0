/**
 * Takes the contact form's messages and appends each as a line of JSON to a file. It answers 200 only when the line is
 * on the disk. Set in the environment:
 *   SITE         the site's scheme and host, which messages have to come from
 *   PORT, FILE   where it listens, and what it writes to
 *   LIMIT        how many messages one client may send within MINUTES
 *   PROXY=1      it runs behind a proxy that adds the client's address to X-Forwarded-For; without one, anybody could
 *                make such a header up
 */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';

const { SITE = 'http://localhost:3000', FILE = 'messages.jsonl', PROXY } = process.env;
const port = wholeNumber('PORT', 8080, 0, 65_535);
const limit = wholeNumber('LIMIT', 5, 1);
const windowMs = wholeNumber('MINUTES', 10, 1) * 60_000;
const maximumBytes = 1_000_000;
const maximumClients = 1000;

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

function wholeNumber(name, fallback, least, most = 1_000_000) {
  const value = Number(process.env[name] || fallback);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return stop(
    `${name} must be a whole number from ${least} to ${most}. Example: ${name}=${fallback}`,
  );
}

/** Settled when the last line is on the disk, or could not be written. */
let written = Promise.resolve();

/** Appends a line after those before it. Resolves when it is on the disk. */
function keep(line) {
  const kept = written.then(() => append(`${line}\n`));
  written = kept.catch((error) =>
    console.error(`Not kept, and its sender was told so: ${error.message}`),
  );
  return kept;
}

/** Opens the file each time, so that it may be moved away. Nobody else on the machine may read it. */
async function append(lines) {
  const file = await open(FILE, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer : undefined;
    // A crash or a full disk may have left the end of a line unwritten. It must not swallow the next one.
    await file.appendFile(last === undefined || last.toString() === '\n' ? lines : `\n${lines}`);
    await file.sync();
    // A new file's name is on the disk only when its folder is.
    if (size === 0) await open(dirname(FILE)).then((at) => at.sync().finally(() => at.close()));
  } finally {
    await file.close();
  }
}

/** When each client last wrote, in milliseconds. Who wrote last comes last. */
const times = new Map();

/** Counts a message. Returns in how many seconds the client may send it again, or 0 if it may now. */
function secondsToWait(client, now) {
  const recent = (times.get(client) ?? []).filter((time) => time > now - windowMs);
  if (recent.length >= limit) return Math.ceil((recent[0] + windowMs - now) / 1000);
  times.delete(client);
  times.set(client, [...recent, now]);
  if (times.size > maximumClients) times.delete(times.keys().next().value);
  return 0;
}

/** The client's address; of an IPv6 address its network, because every customer has a whole one. */
function clientOf({ headers, socket }) {
  // What stands further to the front was sent by the client.
  const forwarded = headers['x-forwarded-for']?.split(',').at(-1).trim();
  const address = PROXY === '1' && isIP(forwarded) ? forwarded : socket.remoteAddress;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [start, end = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

/** The form's script sends JSON. Without JavaScript the browser posts the form itself. */
function parse(type, body) {
  const json = /^application\/json\b/i.test(type);
  const fields = json ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  const { website, name, email, subject, message } = fields ?? {};
  const whole = [name, email, subject, message].every((field) => typeof field === 'string');
  if (!whole) throw new SyntaxError('It lacks name, email, subject or message');
  return { website, line: JSON.stringify({ name, email, subject, message }) };
}

/** The status of the answer, its words, and in how many seconds to try again. */
async function take(request) {
  const { origin, 'content-length': length, 'content-type': type } = request.headers;
  if (request.method === 'OPTIONS') return [204, ''];
  if (request.method !== 'POST') return [404, 'Messages are posted here.'];
  // Browsers name the site that a message comes from. Programs can lie.
  if (origin !== SITE) return [403, 'Not from here.'];
  if (!(Number(length) <= maximumBytes)) return [413, 'This message is too long.'];
  const { website, line } = parse(type, await text(request));
  const wait = secondsToWait(clientOf(request), Date.now());
  if (wait > 0) return [429, `Please wait ${wait} seconds, go back and send it again.`, wait];
  // Only programs fill in the hidden field. They need not know that nobody reads it.
  if (!website) await keep(line);
  return [200, 'Thank you for your message.'];
}

function refusal({ name, code }) {
  if (name === 'SyntaxError') return [400, 'This cannot be read as a message.'];
  const status = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code) ? 507 : 500;
  return [status, 'Your message was not taken. Go back and try again later.'];
}

const server = createServer({ requestTimeout: 15_000 }, async (request, response) => {
  const [status, words, wait] = await take(request).catch(refusal);
  response.setHeader('access-control-allow-origin', SITE);
  response.setHeader('access-control-allow-headers', 'content-type');
  if (wait) response.setHeader('retry-after', wait);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
});

if (!URL.canParse(SITE) || new URL(SITE).origin !== SITE)
  stop(`SITE must be scheme and host: "${SITE}". Example: SITE=https://www.my-surveys.sg`);
// A file that cannot be written is better known now than with the first message.
await append('').catch((error) => stop(`FILE cannot be written: ${error.message}`));
server.on('error', (error) => stop(`It cannot listen: ${error.message}`));
server.listen(port, () => console.log(`Port ${server.address().port}, ${FILE}`));
