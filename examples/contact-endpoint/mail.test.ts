import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fields } from '../../tools/testing/endpoint-process';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = {
  id: 'a1',
  time: '2025-11-23T02:46:10.123Z',
  lang: 'de',
  page: 'https://www.my-surveys.sg/de/contact/',
  ...fields,
};

/** Mails a file to a program that keeps each email, and ends as `exit` says. */
function mail(lines: string[], exit = 0) {
  const sendmail = join(folder, 'sendmail');
  const script = `#!/bin/sh\ncat > "$(mktemp ${folder}/email-XXXXXX)"\nexit ${exit}\n`;
  writeFileSync(sendmail, script, { mode: 0o755 });
  const called = ['-s', '/var/lib/contact/messages.jsonl-1', 'team@my-surveys.sg'];
  const { status, stderr } = spawnSync('examples/contact-endpoint/mail.mjs', called, {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, SENDMAIL: sendmail },
  });
  const files = readdirSync(folder).filter((name) => name.startsWith('email-'));
  const emails = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return { status, stderr, emails };
}

const decoded = (text: string) => Buffer.from(text, 'base64').toString();

/** Headers as a mailbox shows them, and the text. */
function shown(email: string) {
  const [head, body] = email.split('\n\n');
  const subject = head.replaceAll('\n ', '').match(/^Subject: (.*)$/m)?.[1] ?? '';
  const words = [...subject.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, word]) => decoded(word));
  return { head, subject: words.join(''), body: decoded(body) };
}

test('each message is an email that can be answered, with what was written', () => {
  const subject = '質問 👩‍👩‍👧 about the minimum payout of a survey site';
  const long = { ...kept, id: 'a2', subject, message: 'x'.repeat(60_000) };
  const { status, emails } = mail([JSON.stringify(kept), JSON.stringify(long)]);
  expect(status).toBe(0);
  const sent = emails.map(shown);
  expect(new Set(sent.map((email) => email.subject))).toEqual(new Set(['A question', subject]));
  for (const { head } of sent)
    expect(head).toContain(`To: team@my-surveys.sg\nReply-To: ${fields.email}\n`);
  const [first] = sent.filter(({ body }) => body.includes('id: a1'));
  expect(first.body).toBe(
    `name: Mei Tan\nemail: ${fields.email}\npage: ${kept.page}\nlang: de\ntime: ${kept.time}\nid: a1\n\n${fields.message}\n`,
  );
  // RFC 5322 and RFC 2047.
  for (const line of emails.join('\n').split('\n')) expect(line.length).toBeLessThan(79);
});

test.each(['mei@example.org, all@example.org', 'mei@example.org\nBcc: all@example.org', 'mei'])(
  'what is no address is no header: %j',
  (email) => {
    const [sent] = mail([JSON.stringify({ ...kept, email })]).emails;
    expect(shown(sent).head).not.toMatch(/^(Reply-To|Bcc):/m);
    expect(shown(sent).body).toContain(email);
  },
);

test('a subject cannot begin another header', () => {
  const subject = 'x\nBcc: all@example.org';
  const [sent] = mail([JSON.stringify({ ...kept, subject })]).emails;
  expect(shown(sent).head).not.toMatch(/^Bcc:/m);
  expect(shown(sent).subject).toBe(subject);
});

test('what is left of a message is passed over', () => {
  expect(mail(['{"id":"a0","na', '', JSON.stringify(kept)]).emails).toHaveLength(1);
});

test('an email that is not taken is named, and the others are tried', () => {
  const { status, stderr, emails } = mail([JSON.stringify(kept), JSON.stringify(kept)], 75);
  expect(status).toBe(1);
  expect(emails).toHaveLength(2);
  expect(stderr).toMatch(/^Not sent: a1 \(.*sendmail ended with 75\)\nNot sent: a1/);
});
