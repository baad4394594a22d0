/** Texts that are too long for their place, by `longest` in the notes, or far longer than the English ones. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { type Catalog, flatten } from './compare';
import { excerpt } from './excerpt';
import type { Notes } from './notes';
import { isWide } from './search-results';

/** An argument counts as a number of two digits. */
const argument = 2;

/** How many Latin characters are as wide as a text: one of Japanese or Korean is as wide as two. */
export function widthOf(text: string): number {
  return [...withoutBreakHints(text)].reduce((sum, one) => sum + (isWide(one) ? 2 : 1), 0);
}

/** The width of a message as it is shown, in the longest of its forms. */
function shownWidth(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + widthOf(element.value);
    if (element.type === TYPE.tag) return sum + shownWidth(element.children);
    if (!('options' in element)) return sum + argument;
    const forms = Object.values(element.options).map(({ value }) => shownWidth(value));
    return sum + Math.max(...forms);
  }, 0);
}

/** The width of a message, or undefined if it has invalid syntax. */
function widthOfMessage(message: unknown): number | undefined {
  try {
    return shownWidth(parse(String(message)));
  } catch {
    return undefined;
  }
}

/** An English text that is wider than this is no label, button or heading. */
const widestLabel = 100;

/**
 * How wide a translation may be. One word of English, `Ad`, is sometimes three of another language, and a law may want
 * more sentences than another one.
 */
function roomBeside(english: number): number {
  return (english > widestLabel ? 3 : 2) * english + 20;
}

/** One line for each text that is longer than its note allows, or than any translation of the English text would be. */
export function lengthFaults(base: Catalog, catalog: Catalog, notes: Notes): string[] {
  const texts = flatten(base);
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const width = widthOfMessage(message) ?? 0;
    // Of a key that English has not, and of invalid syntax, other checks tell.
    const english = texts.has(key) ? widthOfMessage(texts.get(key)) : undefined;
    const { longest = Number.POSITIVE_INFINITY } = notes[key] ?? {};
    const long = `${key}: is as long as ${width} Latin characters`;
    const shown = `“${excerpt(String(message))}”`;
    if (width > longest) return `${long}, and notes.json allows ${longest}: ${shown}`;
    if (english === undefined || width <= roomBeside(english)) return [];
    return `${long}, and in English as ${english}: ${shown}`;
  });
}
