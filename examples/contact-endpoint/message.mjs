/** Reads what a form sent, and says what is wrong with it. */

/** In bytes, as they are sent. */
const maximumLength = 64_000;

/** What visitors write. */
export const fieldNames = ['name', 'email', 'subject', 'message'];

const languageCode = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const formType = 'application/x-www-form-urlencoded';

/** Why a message is not taken: a status for the answer, words for it, and what else it has. */
export class Refusal extends Error {
  /** @param details `field`: the name of the field in question; `wait`: in how many seconds to try again */
  constructor(status, words, details = {}) {
    super(words);
    Object.assign(this, { status, ...details });
  }
}

/** The form's script sends JSON. Without JavaScript the browser posts the form itself, and shows the answer. */
export function isPostedForm({ headers }) {
  return mediaType(headers) === formType;
}

/**
 * What the form sent: the fields, the hidden field that only programs fill in, and the
 * language and the page that the form was shown in. What is absent, or not of its kind, is undefined.
 * @throws Refusal if it cannot be read
 */
export async function readMessage(request) {
  const fields = parse(mediaType(request.headers), await readBody(request));
  const textOf = (name) => (typeof fields[name] === 'string' ? fields[name] : undefined);
  const names = ['lang', 'page', ...fieldNames, 'website'];
  const message = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  return { ...message, lang: languageCode.test(message.lang) ? message.lang : undefined };
}

/** @throws Refusal naming the first field that is empty or contains a control character */
export function checkMessage(message) {
  for (const field of fieldNames) {
    const fault = faultOf(field, message[field] ?? '');
    if (fault) throw new Refusal(400, `The field ${field} ${fault}.`, { field });
  }
}

function faultOf(field, text) {
  if (text.trim() === '') return 'is empty';
  // Only the message has lines. In a name or an address, the end of a line could forge a header of an email.
  const kept = field === 'message' ? text.replaceAll(/[\t\r\n]/g, '') : text;
  return /\p{Cc}/u.test(kept) ? 'contains a control character' : undefined;
}

function mediaType(headers) {
  return (headers['content-type'] ?? '').split(';', 1)[0].trim().toLowerCase();
}

function parse(type, body) {
  if (type === formType) return Object.fromEntries(new URLSearchParams(body));
  if (type !== 'application/json') throw new Refusal(415, 'Send JSON, or a form.');
  try {
    return Object(JSON.parse(body));
  } catch {
    throw new Refusal(400, 'This is not JSON.');
  }
}

/** @throws Refusal as soon as the body says that it is too long, or is */
function readBody(request) {
  const tooLong = new Refusal(413, `A message has at most ${maximumLength} bytes.`);
  if (Number(request.headers['content-length']) > maximumLength) throw tooLong;
  // One buffer for all of it: thousands of crumbs would take many times their length.
  const body = Buffer.alloc(maximumLength);
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk) => {
      // Node.js goes on reading until the time is up, and nothing of it is kept: so the answer arrives.
      if (length + chunk.length > maximumLength) reject(tooLong);
      else length += chunk.copy(body, length);
    });
    request.on('end', () => resolve(body.toString('utf8', 0, length)));
    request.on('error', reject);
  });
}
