/** Every message is read by somebody: none is translated in vain. */
import { readFileSync } from 'node:fs';
import { parse as parseMessage, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'playwright/test';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { companyOf } from '../../lib/site/companies';
import { localesOf } from '../../lib/site/languages';
import { filesBelow } from '../../tools/export/files';
import { flatten } from '../../tools/messages/catalog';
import { wordsOf } from '../../tools/messages/icu';
import { filled, plain } from '../setup/exports';
import { messagesOf } from '../setup/messages';

/** A text with entities as characters, and without what says where its lines may end. */
function characters(html: string): string {
  return withoutBreakHints(html)
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'");
}

test('every message is on a page of a language', () => {
  const countries = localesOf(plain.site).map((code) => companyOf(plain.site, code).country);
  // Some messages are for one country's law.
  test.skip(new Set(countries).size === 1, 'the companies of the site are of one country');
  const html = [plain, filled].flatMap(({ folder }) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('index.html'))
      .map((file) => characters(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  const usedKeys = localesOf(plain.site).flatMap((code) => {
    const texts = html.filter((text) => text.includes(`<html lang="${code}"`)).join('');
    // Of a choice, these pages have one form.
    const withoutChoices = (message: unknown) =>
      wordsOf(parseMessage(String(message)).filter(({ type }) => type !== TYPE.select));
    const isUsed = (message: unknown) =>
      withoutChoices(message)
        .flatMap((text) => withoutBreakHints(text).split('\n\n'))
        .every((text) => texts.includes(text));
    return [...flatten(messagesOf(code))]
      .filter(([, message]) => isUsed(message))
      .map(([key]) => key);
  });
  // Only a published site says so whose form pretends: components/contact/contact-form.test.tsx.
  usedKeys.push('pages.contact.form.demonstration');
  // Only where the five were checked on different days: components/home/five-table.test.tsx.
  usedKeys.push('five.caption', 'five.columns.checked');
  const keys = [...flatten(messagesOf('en')).keys()];
  expect(keys.filter((key) => !usedKeys.includes(key))).toEqual([]);
});
