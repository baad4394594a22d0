/** What is set in the environment, checked: see server.mjs. What cannot be used ends the program, with a reason. */
import { readTexts } from './answer-page.mjs';

const { env } = process;

const names = [
  'SITE',
  'HOST',
  'PORT',
  'FILE',
  'ANSWERS',
  'LIMIT',
  'MINUTES',
  'CONNECTIONS',
  'PROXY',
];

// The value of a misspelled setting would be ignored, and every message be refused.
for (const [name, value] of Object.entries(env)) {
  const meant = !names.includes(name) && names.find((one) => !env[one] && isNearly(name, one));
  if (value && meant) stop(`${name} is no setting. Did you mean ${meant}?`);
}

/** True for the same letters in another order or case, for one letter too many or too few, and for the site's own SITE_URL. */
function isNearly(name, setting) {
  const written = name.toUpperCase();
  if (written === `${setting}_URL`) return true;
  const sorted = (text) => [...text].sort().join('');
  const [short, long] = [written, setting].sort((one, other) => one.length - other.length);
  const isOneMore =
    long.length === short.length + 1 &&
    [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short);
  return sorted(written) === sorted(setting) || isOneMore;
}

/** Scheme and host of the site that messages come from. */
export const site = env.SITE || 'http://localhost:3000';
if (!URL.canParse(site) || new URL(site).origin !== site)
  stop(`SITE must be scheme and host: "${site}". Example: SITE=https://www.my-surveys.sg`);

/** Where it listens: for this machine alone, unless it is told otherwise. */
export const host = env.HOST || '127.0.0.1';
export const port = wholeNumber('PORT', 8080, 0, 65_535);

export const file = env.FILE || 'messages.jsonl';
export const behindProxy = env.PROXY === '1';
// Ignored, it would make one client of all visitors.
if (env.PROXY && !behindProxy) stop(`PROXY must be 1 or not set: "${env.PROXY}"`);
export const connections = wholeNumber('CONNECTIONS', 500, 1);

/** How many messages one client may send within so many milliseconds. */
export const limit = wholeNumber('LIMIT', 5, 1);
export const windowMs = wholeNumber('MINUTES', 10, 1) * 60_000;

/** The texts of answers, by language. */
export const texts = readAnswers();

function readAnswers() {
  try {
    return readTexts(env.ANSWERS);
  } catch (error) {
    return stop(`ANSWERS cannot be read: ${error.message}`);
  }
}

function wholeNumber(name, fallback, least, most = 1_000_000) {
  const value = Number(env[name] || fallback);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return stop(
    `${name} must be a whole number from ${least} to ${most}. Example: ${name}=${fallback}`,
  );
}

export function stop(reason) {
  console.error(reason);
  process.exit(1);
}
