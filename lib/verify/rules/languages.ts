import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, flatten } from '../../messages/compare';
import type { Rule } from '../export';
import { readAttributes } from './texts';

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
  const recognisers = [...catalogs].map(([code, catalog]) => [code, recogniser(catalog)] as const);
  const known = new Map<string, string[]>();
  const languagesOf = (text: string): string[] => {
    const codes =
      known.get(text) ??
      recognisers.filter(([, recognises]) => recognises(text)).map(([code]) => code);
    known.set(text, codes);
    return codes;
  };
  return ({ pages }) =>
    pages.flatMap(({ file, root, locale }) =>
      readAttributes.flatMap((name) =>
        root.querySelectorAll(`[${name}]`).flatMap((element) => {
          const text = element.getAttribute(name) ?? '';
          const lang = element.closest('body [lang]')?.getAttribute('lang') ?? locale;
          const languages = languagesOf(text);
          return languages.length === 0 || languages.includes(lang)
            ? []
            : [`${file}: ${name} "${text}" is in ${languages.join(', ')}, not in ${lang}`];
        }),
      ),
    );
}
