/** Stands in for a translation: the English texts in other letters, which every check takes for a language. */
import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { flatten } from '../../../tools/messages/compare';
import type { Notes } from '../../../tools/messages/notes';
import { messagesOf } from '../messages';

/** Puts other letters in the place of `a` to `z`: as long, as wrapped, and readable to nobody. */
function disguise(elements: MessageFormatElement[], letters: string): MessageFormatElement[] {
  for (const element of elements) {
    if (element.type === TYPE.literal)
      element.value = element.value.replace(
        /[a-z]/gi,
        (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97],
      );
    if (element.type === TYPE.tag) disguise(element.children, letters);
    if (element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) disguise(value, letters);
  }
  return elements;
}

/** The English messages in 26 other letters; what every language leaves as it is stays. */
export function disguisedMessages(letters: string): object {
  const notes: Notes = JSON.parse(readFileSync('messages/notes.json', 'utf8'));
  const same = [...flatten(messagesOf('en'))].filter(([key]) => notes[key]?.same === 'all');
  const kept = new Set<unknown>(same.map(([, text]) => text));
  return JSON.parse(readFileSync('messages/en.json', 'utf8'), (_, value) =>
    typeof value !== 'string' || kept.has(value)
      ? value
      : printAST(disguise(parse(value), letters)),
  );
}
