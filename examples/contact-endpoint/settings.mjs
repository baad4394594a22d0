/** What is set in the environment, checked: see server.mjs. What cannot be used ends the program, with a reason. */
import { readTexts } from './answer-page.mjs';

const { env } = process;

/** Scheme and host of the site that messages come from. */
export const site = env.SITE || 'http://localhost:3000';
if (!URL.canParse(site) || new URL(site).origin !== site)
  stop(`SITE must be scheme and host: "${site}". Example: SITE=https://www.my-surveys.sg`);

/** Where it listens: for this machine alone, unless it is told otherwise. */
export const host = env.HOST || '127.0.0.1';
export const port = wholeNumber('PORT', 8080, 0, 65_535);

export const file = env.FILE || 'messages.jsonl';
export const behindProxy = env.PROXY === '1';
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
