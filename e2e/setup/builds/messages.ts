/** Writes the messages of the sites in `e2e/sites`, from those of the project. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { PageRow } from '../../../lib/site/config';
import notes from '../../../messages/notes.json';
import { flatten } from '../../../tools/messages/catalog';
import type { Notes } from '../../../tools/messages/notes';
import trialSite from '../../sites/trial/site.config';
import { messagesOf } from '../messages';

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

const arabicForms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;

/**
 * Replaces `a` to `z` by Arabic letters, except in the currency's sign. The words keep their
 * lengths, and mean nothing. Plurals get all forms.
 */
function disguise(elements: MessageFormatElement[]): MessageFormatElement[] {
  for (const element of elements) {
    if (element.type === TYPE.literal)
      element.value = element.value.replace(
        /(?!S\$)[a-z]/gi,
        (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97],
      );
    if (element.type === TYPE.tag) disguise(element.children);
    if (element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) disguise(value);
    if (element.type === TYPE.plural) {
      disguise(element.options.other.value);
      element.options = Object.fromEntries(
        arabicForms.map((form) => [form, element.options.other]),
      );
    }
  }
  return elements;
}

/**
 * The English texts in Arabic letters, for a language from right to left. Texts that all languages
 * share stay.
 */
function disguisedMessages(): object {
  const english = messagesOf('en');
  const same = [...flatten(english)].filter(([key]) => (notes as Notes)[key]?.same === 'all');
  const kept = new Set<unknown>(same.map(([, text]) => text));
  return JSON.parse(JSON.stringify(english), (_, value) =>
    typeof value !== 'string' || kept.has(value) ? value : printAST(disguise(parse(value))),
  );
}

/**
 * Copies the messages, and adds those of one more language, and of more pages: the terms under
 * other titles.
 */
export function writeTrialMessages(config: string): void {
  const folder = join(dirname(config), 'messages');
  rmSync(folder, { recursive: true, force: true });
  cpSync('messages', folder, { recursive: true });
  const write = (code: string, content: object) =>
    writeFileSync(join(folder, `${code}.json`), `${JSON.stringify(content, null, 2)}\n`);
  write('ar', disguisedMessages());
  const added = trialSite.pages.filter(({ route }) => route.startsWith('trial-'));
  for (const { code } of trialSite.languages) {
    const content = JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'));
    const { terms } = content.pages;
    for (const [index, page] of added.entries()) {
      const { languages = [code] } = page as PageRow;
      if (!languages.includes(code)) continue;
      // A number makes title and description differ from those of the other pages, in every
      // language.
      const [title, description] = [terms.title, terms.intro].map((text) => `${text}${index + 1}`);
      content.pages[page.route] = { ...terms, title, meta: { title, description } };
    }
    write(code, content);
  }
}
