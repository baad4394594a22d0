/** Stands in for a translation: the English texts in other letters, which every check takes for a language. */
import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { flatten } from '../../../tools/messages/compare';
import type { Notes } from '../../../tools/messages/notes';
import { messagesOf } from '../messages';

/** Letters in the place of `a` to `z`: as long, as wrapped, and readable to nobody. */
function disguise(text: string, letters: string): string {
  return text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97]);
}

function disguised(elements: MessageFormatElement[], letters: string): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) {
      return { ...element, value: disguise(element.value, letters) };
    }
    if (element.type === TYPE.tag) {
      return { ...element, children: disguised(element.children, letters) };
    }
    if (element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: disguised(option.value, letters) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** The English messages in 26 other letters; what every language leaves as it is stays. */
export function disguisedMessages(letters: string): object {
  const english = messagesOf('en');
  const notes: Notes = JSON.parse(readFileSync('messages/notes.json', 'utf8'));
  const same = [...flatten(english)].filter(([key]) => notes[key]?.same === 'all');
  const kept = new Set<unknown>(same.map(([, text]) => text));
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return kept.has(value) ? value : printAST(disguised(parse(value), letters));
    }
    const entries = Object.entries(value as object);
    return Object.fromEntries(entries.map(([key, inner]) => [key, translated(inner)]));
  };
  return translated(english) as object;
}
