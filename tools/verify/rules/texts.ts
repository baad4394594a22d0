import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { HTMLElement } from 'node-html-parser';
import { memoize } from '../../../lib/bundling/memoize';
import { defaultLocale, localesOf } from '../../../lib/site/languages';
import { textsOf } from '../../export/document';
import type { Export, OpenPage } from '../../export/read-export';
import { escapePattern } from '../../hosting/escape-pattern';
import { type Catalog, flatten } from '../../messages/catalog';
import { codePointOf, invisible } from '../../messages/characters';
import { messageFile, readJson } from '../../messages/files';
import { bareDollars } from '../../messages/rules/currency';
import type { RuleSet } from '../rule-set';

/** The attributes that people read or hear, and those that search engines and messengers show. */
const readAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** The attributes of a page that say something, with their elements. */
function readAttributesOf({ select }: OpenPage) {
  return select(readAttributes.map((name) => `[${name}]`).join()).flatMap((element) =>
    readAttributes.flatMap((name) => {
      const text = element.attrs[name];
      return text === undefined ? [] : { element, name, text };
    }),
  );
}

/**
 * Matches what next-intl shows for a message that is missing: its key. Not the name of a host or a
 * file.
 */
const keyPattern = memoize(({ site }: Export) => {
  const english = readJson(messageFile(site.messagesFolder, defaultLocale)) as Catalog;
  return new RegExp(`(?<![\\w@/.-])(?:${Object.keys(english).join('|')})(?:\\.[A-Za-z]\\w*)+`);
});

const placeholder = /\{\s*[A-Za-z_]\w*\s*(,[^{}]*)?\}/;

/** The texts of a page, and those of its attributes that people read or hear. */
const allTextsOf = (page: OpenPage): string[] => [
  ...textsOf(page.root),
  ...readAttributesOf(page).map(({ text }) => text),
];

/** No page shows the key of a message, or an argument that was not filled in. */
function* textFaults(page: OpenPage, exported: Export) {
  for (const text of allTextsOf(page)) {
    const [found, open] = [text.match(keyPattern(exported)), text.match(placeholder)];
    if (found) yield `shows the key ${found[0]}`;
    if (open) yield `shows ${open[0]}`;
  }
}

/**
 * Invisible characters that a page may have, of whatever language its names are: white space, soft
 * hyphens, joiners, marks of direction, and what makes a sign an emoji.
 */
const usedOnPages = '\t\n\r\u00ad\u200c\u200d\u200e\u200f\ufe0e\ufe0f';

/** Zero-width spaces and word joiners: where lines may end, and where not. */
const lineMarks = '\u200b\u2060';

/** Languages without spaces, which a site need not have, whose pages have these marks. */
const localesWithLineMarks: readonly string[] = ['ja'];

/** No page has invisible characters, which texts that were copied bring along. */
function* invisibleFaults(page: OpenPage) {
  const used = usedOnPages + (localesWithLineMarks.includes(page.locale) ? lineMarks : '');
  for (const text of allTextsOf(page)) {
    for (const character of text.match(invisible) ?? []) {
      if (used.includes(character)) continue;
      yield `has an invisible character, ${codePointOf(character)}, in "${text.replaceAll(character, '▯').trim().slice(0, 60)}"`;
    }
  }
}

/**
 * Every dollar of a page says whose it is, for search engines and messengers too: a bare one is the
 * American to most readers.
 */
function* dollarFaults(page: OpenPage, { site }: Export) {
  const { code } = site.config.facts.currency;
  const data = page.select('script[type="application/ld+json"]').map(({ rawText }) => rawText);
  for (const text of [...allTextsOf(page), ...data]) {
    // What allows or forbids a break may stand within a word.
    for (const bare of bareDollars(text.replace(/\p{Cf}/gu, ''), code))
      yield `has a dollar that does not say whose it is: "${bare.trim()}"`;
  }
}

/** The words of a message between its arguments; undefined stands for an argument. */
function partsOf(elements: readonly MessageFormatElement[]): (string | undefined)[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value;
    return element.type === TYPE.tag ? partsOf(element.children) : undefined;
  });
}

/**
 * Recognises the messages of a file. Those without words of their own, `{siteName}`, tell nothing.
 */
const recogniserOf = memoize((file: string): ((text: string) => boolean) => {
  const messages = [...flatten(readJson(file) as Catalog).values()]
    .map((message) => partsOf(parse(String(message))))
    .filter((parts) => /\p{L}{2}/u.test(parts.join(' ')));
  const [open, whole] = [true, false].map((isOpen) =>
    messages.filter((parts) => parts.includes(undefined) === isOpen),
  );
  // Most are found here: the pattern is slow, and grows with the pages.
  const texts = new Set(whole.map((parts) => parts.join('')));
  const patternOf = (part?: string) => (part ? escapePattern(part) : '.+');
  const pattern = new RegExp(
    `^(?:${open.map((parts) => parts.map(patternOf).join('')).join('|')})$`,
  );
  return (text) => texts.has(text) || pattern.test(text);
});

/** The languages of a site's messages that have such a text. */
const languageDetector = memoize((exported: Export) => {
  const recognisers = localesOf(exported.site).map(
    (code) => [code, recogniserOf(messageFile(exported.site.messagesFolder, code))] as const,
  );
  return memoize((text: string): readonly string[] =>
    recognisers.flatMap(([code, isOf]) => (isOf(text) ? code : [])),
  );
});

/** The nearest `lang` within the body, at the element itself or around it. */
function langAround({ localName, attrs, parentNode }: HTMLElement): string | undefined {
  if (['html', 'head', 'body', undefined].includes(localName)) return undefined;
  return attrs.lang ?? langAround(parentNode);
}

/**
 * No attribute of a page is in another language than the page, or than the nearest `lang` around
 * it: nobody sees such a leftover, and some hear it. A text that no language's messages have is
 * passed over.
 */
function* languageFaults(page: OpenPage, exported: Export) {
  for (const { element, name, text } of readAttributesOf(page)) {
    const lang = langAround(element) ?? page.locale;
    const languages = languageDetector(exported)(text);
    if (languages.length > 0 && !languages.includes(lang))
      yield `${name} "${text}" is in ${languages.join(', ')}, not in ${lang}`;
  }
}

export const texts: RuleSet = {
  pages: [textFaults, invisibleFaults, dollarFaults, languageFaults],
};
