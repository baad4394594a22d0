/** What is within a message: its own words, arguments, tags and plurals. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** All elements of a message, also those within a choice, a plural or a tag. */
export function elementsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('children' in element ? elementsOf(element.children) : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => elementsOf(value))
      : []),
  ]);
}

/** The literal parts of a message, between its arguments and tags. */
export function wordsOf(elements: readonly MessageFormatElement[]): string[] {
  return elementsOf(elements).flatMap((element) =>
    element.type === TYPE.literal ? element.value : [],
  );
}

/**
 * The whole message in a line, with … for each argument, and the forms of a plural after each
 * other.
 */
export function wholeOf(elements: readonly MessageFormatElement[]): string {
  return elementsOf(elements)
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return element.type === TYPE.tag ? '' : '…';
    })
    .join('');
}
