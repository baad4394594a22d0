/**
 * Texts that are too long for search results, or for their place on the page by `longest` in the
 * notes.
 */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { withoutBreakHints } from '../../../lib/messages/break-hints';
import { excerpt, type Message } from '../message';
import { isWide, type ResultKind, searchResultFault } from '../search-results';

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

export function lengthFaults({ key, text, elements, note }: Message): string[] {
  const [, kind] = key.match(/(?:^|\.)meta\.(title|description)$/) ?? [];
  const cut = kind && searchResultFault(kind as ResultKind, withoutBreakHints(text));
  if (cut) return [`${cut}: “${excerpt(text)}”`];
  const { longest = Number.POSITIVE_INFINITY } = note;
  const width = shownWidth(elements);
  return width > longest
    ? [
        `is as long as ${width} Latin characters, and notes.json allows ${longest}: “${excerpt(text)}”`,
      ]
    : [];
}
