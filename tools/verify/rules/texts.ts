import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { HTMLElement } from 'node-html-parser';
import { localeCodes } from '../../../lib/locales';
import { memoize } from '../../../lib/memoize';
import base from '../../../messages/en.json';
import { readJson } from '../../messages/check';
import { type Catalog, flatten } from '../../messages/compare';
import type { ExportedPage } from '../export';
import { textsOf } from '../text';

/** The attributes that people read or hear, and those that search engines and messengers show. */
const readAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** What next-intl shows for a message that there is not: its key. Not a host's name or a file's. */
const key = new RegExp(`(?<![\\w@/.-])(?:${Object.keys(base).join('|')})(?:\\.[A-Za-z]\\w*)+`);
const placeholder = /\{\s*[A-Za-z_]\w*\s*(,[^{}]*)?\}/;

/** No page shows the key of a message, or an argument that was not filled in. */
export function* textFaults({ root, attributes }: ExportedPage) {
  for (const text of [...textsOf(root), ...readAttributes.flatMap(attributes)]) {
    const [found, open] = [text.match(key), text.match(placeholder)];
    if (found) yield `shows the key ${found[0]}`;
    if (open) yield `shows ${open[0]}`;
  }
}

/** A pattern of what a message can become: its words, and anything for an argument. */
function sourceOf(elements: readonly MessageFormatElement[]): string {
  const sources = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return element.type === TYPE.tag ? sourceOf(element.children) : '.+';
  });
  return sources.join('');
}

/** Recognises a language's messages. Those without words of their own, `{siteName}`, tell nothing. */
const messagesIn = memoize((code: string) => {
  const messages = [...flatten(readJson(`messages/${code}.json`) as Catalog).values()];
  const sources = messages.map((message) => sourceOf(parse(String(message))));
  return new RegExp(`^(?:${sources.filter((source) => /\p{L}{2}/u.test(source)).join('|')})$`);
});

const languagesOf = memoize((text: string) =>
  localeCodes.filter((code): boolean => messagesIn(code).test(text)),
);

/** The nearest `lang` within the body, at the element itself or around it. */
function langAround({ localName, attrs, parentNode }: HTMLElement): string | undefined {
  if (['html', 'head', 'body', undefined].includes(localName)) return undefined;
  return attrs.lang ?? langAround(parentNode);
}

/**
 * No attribute of a page is in another language than the page, or than the nearest `lang` around it:
 * nobody sees such a leftover, and some hear it. A text that no language's messages have is passed over.
 */
export function* languageFaults({ select, locale }: ExportedPage) {
  for (const name of readAttributes)
    for (const element of select(`[${name}]`)) {
      const text = element.attrs[name];
      const lang = langAround(element) ?? locale;
      const languages: readonly string[] = languagesOf(text);
      if (languages.length > 0 && !languages.includes(lang))
        yield `${name} "${text}" is in ${languages.join(', ')}, not in ${lang}`;
    }
}
