/**
 * Amounts name their currency once, and a dollar says whose it is: to most readers a bare one is
 * the American. Some arguments are amounts, which come with the sign, others are bare numbers. The
 * English text tells which.
 */
import { wordsOf } from '../icu';
import { excerpt, type IcuText, type Language, type Message } from '../message';

/**
 * The sign and the word, in the languages of the site. Japanese has longer words that end like it,
 * as a hurdle.
 */
const dollar = /\$|d[oó]l+ar|(?<![ァ-ヺー])ドル|달러/iu;

const dollarWithCountry = new RegExp(
  [
    // S$
    /\p{Lu}\$/u,
    // Singapore dollars, Singapur-Dollar
    /singap\p{L}*[\s-]d[oó]l+ar\p{L}*/u,
    // dólares de Singapur, dollars de la Singapour, dolarów singapurskich
    /d[oó]l+ar\p{L}*\s(\p{L}{1,4}\s){0,2}singap\p{L}*/u,
    /シンガポールドル/u,
    /싱가포르\s?달러/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/** What stands around each dollar without a country, on a site whose currency is Singapore's. */
export function bareDollars(content: string, currency: string): string[] {
  if (currency !== 'SGD') return [];
  const rest = content.replace(dollarWithCountry, '');
  return rest.match(new RegExp(`.{0,30}(?:${dollar.source}).{0,30}`, 'giu')) ?? [];
}

/** A text's own words, without what allows or forbids a break. */
const plainWords = ({ elements }: IcuText) =>
  wordsOf(elements)
    .join(' ')
    .replace(/\p{Cf}/gu, '');

/**
 * What names a currency in a text, if anything: a sign, the site's own code, or a dollar with its
 * country.
 */
function currencyIn(words: string, code: string): string | undefined {
  const [named] = words.match(dollarWithCountry) ?? [];
  return named ?? new RegExp(`\\p{Sc}|\\b${code}\\b`, 'u').exec(words)?.[0];
}

export function currencyFaults(message: Message, { currency }: Language): string[] {
  const { code, sign } = currency;
  const [words, englishWords] = [message, message.english].map(plainWords);
  const [bare] = bareDollars(words, code);
  if (bare)
    return [
      `has a dollar that does not say whose it is, write ${sign}, or Singapore right beside the word: “${bare}”`,
    ];
  const [named, namedInEnglish] = [words, englishWords].map((text) => currencyIn(text, code));
  if (namedInEnglish && !named)
    return [
      `names no currency, as the English text does: write ${sign} beside the number: “${excerpt(message.text)}”`,
    ];
  const hasArguments = message.english.text.includes('{');
  if (named && !namedInEnglish && hasArguments)
    return [`has “${named}”, and its arguments are amounts with their currency: leave it out`];
  return [];
}
