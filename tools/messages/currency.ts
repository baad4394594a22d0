/**
 * Amounts name their currency once, and a dollar says whose it is: to most readers a bare one is the American. Some
 * arguments are amounts, which come with the sign, others are bare numbers. The English text tells which.
 */
import { escaped } from '../../lib/common/escaped';
import type { SiteConfig } from '../../lib/site/config';
import { type Catalog, flatten } from './compare';
import { excerpt } from './excerpt';
import { wordsOf } from './words';

/** The sign and the word, in the languages of the site. Japanese has longer words that end like it, as a hurdle. */
export const dollar = /\$|d[oó]l+ar|(?<![ァ-ヺー])ドル|달러/iu;

/** `S$`, `Singapore dollar`, `dólares de Singapur`, `dolari din Singapore`, `dolarów singapurskich`, `シンガポールドル`. */
const withCountry = [
  /\p{Lu}\$/u,
  /singap\p{L}*[\s-]d[oó]l+ar\p{L}*/iu,
  /d[oó]l+ar\p{L}*\s(\p{L}{1,4}\s){0,2}singap\p{L}*/iu,
  /シンガポールドル|싱가포르\s?달러/u,
].map(({ source, flags }) => new RegExp(source, `${flags}g`));

/** What stands around each dollar without a country. */
export function bareDollars(content: string): string[] {
  const rest = withCountry.reduce((text, named) => text.replace(named, ''), content);
  return rest.match(new RegExp(`.{0,30}(?:${dollar.source}).{0,30}`, 'giu')) ?? [];
}

/** A text's own words, without what allows or forbids a break. */
const plainWords = (message: unknown) =>
  wordsOf(message)
    .join(' ')
    .replace(/\p{Cf}/gu, '');

/** A name of a currency in a text: a dollar with its country, a sign, or the site's own code. */
function currencyIn(words: string, code: string): string | undefined {
  const patterns = [...withCountry.map(({ source }) => source), '\\p{Sc}', `\\b${code}\\b`];
  return patterns.flatMap((source) => new RegExp(source, 'iu').exec(words)?.[0] ?? [])[0];
}

/** Amounts that need other forms of a word: `euro`, `euroa`. */
const amounts = [1, 2, 5, 1.5];

/** The site's currencies written out in a language, by CLDR: `euroa`, `Singaporen dollaria`. */
function writtenOut({ currency: { code } }: SiteConfig['facts'], language: string): RegExp {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  });
  const names = amounts.flatMap((amount) =>
    format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? value : [])),
  );
  const alone = [...new Set(names)].map(escaped).join('|');
  return new RegExp(`(?<!\\p{L})(?:${alone})(?!\\p{Ll})`, 'iu');
}

/** The arguments of the English text beside which the sign stands: `{lost}`. */
function bareNumbers(english: string, sign: string): string {
  const names = english.split(sign).flatMap((part) => /^\s?\{(\w+)/.exec(part)?.[1] ?? []);
  return names.map((name) => `{${name}}`).join(', ');
}

/**
 * One line for each text with a dollar without a country, without a currency where the English text names one, or with
 * one beside amounts that bring their own.
 * @param facts those of `site.config.ts`
 * @param language the code of the catalog's language
 */
export function currencyFaults(
  base: Catalog,
  catalog: Catalog,
  facts: SiteConfig['facts'],
  language: string,
): string[] {
  const english = flatten(base);
  const { code, sign } = facts.currency;
  const name = writtenOut(facts, language);
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const words = plainWords(message);
    if (words === '') return [];
    const [bare] = bareDollars(words);
    if (bare)
      return `${key}: has a dollar that does not say whose it is, write ${sign}, or Singapore right beside the word: “${bare}”`;
    const source = String(english.get(key));
    const [asked, found] = [plainWords(source), words].map((text) => currencyIn(text, code));
    if (asked && !found)
      return `${key}: names no currency: write ${sign} beside ${bareNumbers(source, sign) || 'the number'}: “${excerpt(String(message))}”`;
    const added = found ?? name.exec(words)?.[0];
    if (!asked && added && source.includes('{'))
      return `${key}: has “${added}”, and its arguments are amounts with their currency: leave it out`;
    return [];
  });
}
