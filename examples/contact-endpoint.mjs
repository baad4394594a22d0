/** Takes the contact form's messages and appends each as a line to FILE. SITE is the site's scheme and host. */
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { SITE = 'http://localhost:3000', PORT = '8080', FILE = 'messages.jsonl' } = process.env;
const maximumBytes = 1_000_000;

/** The form's script sends JSON. Without JavaScript the browser posts the form itself. */
function parse(type, body) {
  if (type === 'application/json') return JSON.parse(body);
  return Object.fromEntries(new URLSearchParams(body));
}

/** The status and the words of the answer. */
async function take(request) {
  const { origin, 'content-length': length, 'content-type': type } = request.headers;
  if (request.method === 'OPTIONS') return [204, ''];
  if (request.method !== 'POST') return [404, 'Messages are posted here.'];
  // Browsers name the site that a message comes from. Programs can lie: limit how often one may write.
  if (origin !== SITE) return [403, 'Not from here.'];
  if (!(Number(length) <= maximumBytes)) return [413, 'This message is too long.'];
  const { website, name, email, subject, message } = parse(type, await text(request));
  // Only programs fill in the hidden field. They need not know that nobody reads it.
  if (!website) await appendFile(FILE, `${JSON.stringify({ name, email, subject, message })}\n`);
  return [200, 'Thank you for your message.'];
}

createServer(async (request, response) => {
  const [status, words] = await take(request).catch(() => [500, 'Your message was not taken.']);
  response.setHeader('access-control-allow-origin', SITE);
  response.setHeader('access-control-allow-headers', 'content-type');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
}).listen(Number(PORT));
