import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { HTMLElement } from 'node-html-parser';
import { type Catalog, flatten } from '../../messages/compare';
import { kept, type Rule } from '../rule';
import { readAttributesOf } from './texts';

/** What a message can become when its arguments are filled in, as the source of a pattern. */
function shape(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) {
        return element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
      }
      return element.type === TYPE.tag ? shape(element.children) : '.+';
    })
    .join('');
}

/** Recognises a language's messages. Those without words of their own, `{siteName}`, tell nothing. */
function recogniser(catalog: Catalog): (text: string) => boolean {
  const shapes = [...flatten(catalog).values()]
    .map((message) => shape(parse(String(message))))
    .filter((source) => /\p{L}{2}/u.test(source.replace(/\\s/g, '')));
  const exact = new Set(shapes.filter((source) => !/\.\+|\\/.test(source)));
  const others = shapes.filter((source) => !exact.has(source));
  const pattern = new RegExp(`^(?:${others.join('|')})$`);
  return (text) => exact.has(text) || pattern.test(text);
}

/**
 * No attribute of a page is in another language than the page, or than the nearest `lang` around it:
 * nobody sees such a leftover, and some hear it. A text that no language's messages have is passed over.
 */
export function languageFaults(catalogs: ReadonlyMap<string, Catalog>): Rule {
  const recognisers = new Map([...catalogs].map(([code, catalog]) => [code, recogniser(catalog)]));
  const known = new Map<string, string[]>();
  const languagesOf = (text: string): string[] => {
    const found = known.get(text);
    if (found) return found;
    const codes = [...recognisers.keys()].filter((code) => recognisers.get(code)?.(text));
    known.set(kept(text), codes);
    return codes;
  };
  return () => ({
    page: (page) =>
      readAttributesOf(page).flatMap(({ element, name, text }) => {
        const lang = langAround(element) ?? page.locale;
        // Nearly every text is in its own language; asking all the others of each takes long.
        if (recognisers.get(lang)?.(text)) return [];
        const languages = languagesOf(text);
        return languages.length === 0
          ? []
          : [`${page.file}: ${name} "${text}" is in ${languages.join(', ')}, not in ${lang}`];
      }),
  });
}

/** The nearest `lang` within the body, at the element itself or around it. */
function langAround(element: HTMLElement): string | undefined {
  if (['html', 'head', 'body', undefined].includes(element.localName)) return undefined;
  return element.attrs.lang ?? langAround(element.parentNode);
}
