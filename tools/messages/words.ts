/** What a message says itself, and the place of a mistake in it. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { elementsOf } from './compare';
import { excerpt } from './excerpt';

/** What must not stand in a text, and what is said of it. */
export type Mistake = readonly [forbidden: RegExp, fault: string];

/** The message's elements. None if it has invalid syntax, which compare.ts reports. */
export function parsed(message: unknown): MessageFormatElement[] {
  try {
    return parse(String(message));
  } catch {
    return [];
  }
}

/** The message's elements, also those within one another. None if it has invalid syntax. */
export function readableElements(message: unknown): MessageFormatElement[] {
  return elementsOf(parsed(message));
}

/** The message's own words. None if it has invalid syntax, which compare.ts reports. */
export function wordsOf(message: unknown): string[] {
  return literalsOf(readableElements(message));
}

/** What a message says itself, between its arguments and tags. @throws if it has invalid ICU syntax */
export function literals(message: string): string[] {
  return literalsOf(elementsOf(parse(message)));
}

function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => (element.type === TYPE.literal ? element.value : []));
}

/**
 * The whole message in a line, with … for each argument, and the forms of a plural after each other. Empty if it has
 * invalid syntax.
 */
export function wholeOf(message: unknown): string {
  return readableElements(message)
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return element.type === TYPE.tag ? '' : '…';
    })
    .join('');
}

/** The first mistake among a message's words, with what stands around it; nothing if there is none. */
export function placeOf(forbidden: RegExp, words: readonly string[]): string | undefined {
  for (const text of words) {
    const found = forbidden.exec(text);
    if (found) {
      const end = found.index + found[0].length;
      return excerpt(text.slice(Math.max(0, found.index - 15), end + 15).trim());
    }
  }
}
