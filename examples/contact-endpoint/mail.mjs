#!/usr/bin/env node
/**
 * Sends each message of a file by email, with the sender in Reply-To: mail.mjs [-s SUBJECT] ADDRESS < messages.jsonl
 * That is how logrotate calls it; the subject, the name of a file, is left out. Set in the environment:
 *   SENDMAIL  the program that takes emails, with sendmail's options -t and -i
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const address = process.argv.at(-1);
const sendmail = process.env.SENDMAIL || '/usr/sbin/sendmail';

const base64 = (text) => Buffer.from(text).toString('base64');

/** A header in any script, cut to one line's worth: RFC 2047 allows 75 characters a word, and lines go on behind a space. */
function encoded(text) {
  const words =
    [...text]
      .slice(0, 60)
      .join('')
      .match(/.{1,10}/gsu) ?? [];
  return words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join('\n ');
}

/** Nothing else is a header: what visitors write may hold several addresses, or the beginning of another header. */
const isAddress = (text) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(text);

function emailOf({ id, time, lang, page, name, email, subject, message }) {
  const facts = Object.entries({ name, email, page, lang, time, id });
  const lines = facts.filter(([, value]) => value).map((fact) => fact.join(': '));
  return [
    `To: ${address}`,
    ...(isAddress(email) ? [`Reply-To: ${email}`] : []),
    `Subject: ${encoded(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(`${lines.join('\n')}\n\n${message}\n`).match(/.{1,76}/g) ?? []),
    '',
  ].join('\n');
}

/** Undefined for what is left of a message that was not acknowledged. */
function messageIn(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const messages = readFileSync(0, 'utf8').split('\n').map(messageIn).filter(Boolean);
for (const message of messages) {
  const { status, error } = spawnSync(sendmail, ['-t', '-i'], {
    input: emailOf(message),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status === 0) continue;
  console.error(
    `Not sent: ${message.id} (${error?.message ?? `${sendmail} ended with ${status}`})`,
  );
  process.exitCode = 1;
}
