/** What lies in `out/`, read as files. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { localeCodes } from '../../lib/locales';
import { filesBelow } from '../../tools/export/files';
import { flatten } from '../../tools/messages/compare';
import { literals } from '../../tools/messages/typography';
import { plain, under } from '../setup/exports';
import { messagesOf } from '../setup/messages';

/** A text with entities as characters. */
function characters(html: string): string {
  return html
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'");
}

test('every message is on a page of a language', () => {
  const html = [plain, under].flatMap(({ folder }) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('index.html'))
      .map((file) => characters(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
  const shown = localeCodes.flatMap((code) => {
    const texts = html.filter((text) => text.includes(`<html lang="${code}"`)).join('');
    const isShown = (message: unknown) =>
      literals(message)
        .flatMap((text) => text.split('\n\n'))
        .every((text) => texts.includes(text));
    return [...flatten(messagesOf(code))]
      .filter(([, message]) => isShown(message))
      .map(([key]) => key);
  });
  const keys = [...flatten(messagesOf('en')).keys()];
  expect(keys.filter((key) => !shown.includes(key))).toEqual([]);
});
