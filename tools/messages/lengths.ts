/** Texts that are too long for their place, by `longest` in the notes. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { type Catalog, flatten } from './compare';
import type { Notes } from './notes';
import { isWide } from './search-results';

/** An argument counts as a number of two digits. */
const argument = 2;

/** How many Latin characters are as wide as a text: one of Japanese or Korean is as wide as two. */
function widthOf(text: string): number {
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

/** One line for each text that is longer than its note allows. */
export function lengthFaults(catalog: Catalog, notes: Notes): string[] {
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const { longest = Number.POSITIVE_INFINITY } = notes[key] ?? {};
    try {
      const width = shownWidth(parse(String(message)));
      if (width <= longest) return [];
      return `${key}: is as long as ${width} Latin characters, and notes.json allows ${longest}: “${message}”`;
    } catch {
      // Invalid syntax is another check's fault to tell.
      return [];
    }
  });
}
