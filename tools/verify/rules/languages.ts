import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { HTMLElement } from 'node-html-parser';
import { memoize } from '../../../lib/memoize';
import { type Catalog, flatten } from '../../messages/compare';
import type { Rule } from '../rule';
import { readAttributesOf } from './texts';

/** The words of a message between its arguments; undefined stands for an argument. */
function partsOf(elements: readonly MessageFormatElement[]): (string | undefined)[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value;
    return element.type === TYPE.tag ? partsOf(element.children) : undefined;
  });
}

/** Every text that a message with arguments can become. */
function patternOf(parts: readonly (string | undefined)[]): RegExp {
  const source = parts.map((part) => part?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.+').join('');
  return new RegExp(`^${source}$`);
}

/** Recognises a language's messages. Those without words of their own, `{siteName}`, tell nothing. */
function recogniser(catalog: Catalog): (text: string) => boolean {
  const messages = [...flatten(catalog).values()]
    .map((message) => partsOf(parse(String(message))))
    .filter((parts) => /\p{L}{2}/u.test(parts.join(' ')));
  const whole = new Set(
    messages.filter((parts) => !parts.includes(undefined)).map((parts) => parts.join('')),
  );
  const patterns = messages.filter((parts) => parts.includes(undefined)).map(patternOf);
  return (text) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
}

/**
 * No attribute of a page is in another language than the page, or than the nearest `lang` around it:
 * nobody sees such a leftover, and some hear it. A text that no language's messages have is passed over.
 */
export function languageFaults(catalogs: ReadonlyMap<string, Catalog>): Rule {
  const recognisers = new Map([...catalogs].map(([code, catalog]) => [code, recogniser(catalog)]));
  const languagesOf = memoize((text: string) =>
    [...recognisers.keys()].filter((code) => recognisers.get(code)?.(text)),
  );
  return () => ({
    page: (page) =>
      readAttributesOf(page).flatMap(({ element, name, text }) => {
        const lang = langAround(element) ?? page.locale;
        const languages = languagesOf(text);
        return languages.length === 0 || languages.includes(lang)
          ? []
          : [`${name} "${text}" is in ${languages.join(', ')}, not in ${lang}`];
      }),
  });
}

/** The nearest `lang` within the body, at the element itself or around it. */
function langAround(element: HTMLElement): string | undefined {
  if (['html', 'head', 'body', undefined].includes(element.localName)) return undefined;
  return element.attrs.lang ?? langAround(element.parentNode);
}
