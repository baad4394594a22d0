/** Amounts as a language writes them, always with the currency's own sign. */
import { codeWithCountry } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';

/**
 * CLDR's short forms of the Singapore dollar are a bare dollar in some languages and a code in others, so that the sign
 * comes from the facts. Amounts in other currencies get CLDR's own.
 */
function formatOf(
  { config }: Site,
  language: string,
  { currency = config.facts.currency.code, ...options }: Intl.NumberFormatOptions,
) {
  const { code, sign } = config.facts.currency;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });
  const joined = (parts: readonly { type: string; value: string }[]) =>
    parts
      .map(({ type, value }) => (type === 'currency' && currency === code ? sign : value))
      .join('');
  return {
    written: (amount: number) => joined(format.formatToParts(amount)),
    writtenRange: (lowest: number, highest: number) =>
      joined(format.formatRangeToParts(lowest, highest)),
  };
}

type MoneyOptions = {
  /** ISO 4217, if it is not the site's own. */
  currency?: string;
  /** True in a column of amounts, where whole ones have decimals, too. */
  decimals?: boolean;
};

/** Writes amounts in a language: `S$0.50`, `0,50 S$`; whole ones without decimals. */
export function moneyIn(
  site: Site,
  locale: Locale,
  { currency, decimals = false }: MoneyOptions = {},
): (amount: number) => string {
  const language = codeWithCountry(site, locale);
  return (amount) => {
    const options = { currency, minimumFractionDigits: decimals || amount % 1 ? 2 : 0 };
    return formatOf(site, language, options).written(amount);
  };
}

/** Writes a range of whole amounts in the site's currency, on one line, without spaces at its dash: `S$3–S$4`, `3–4 S$`. */
export function moneyRange(
  site: Site,
  locale: Locale,
  { lowest, highest }: { lowest: number; highest: number },
): string {
  const language = codeWithCountry(site, locale);
  const { writtenRange } = formatOf(site, language, { minimumFractionDigits: 0 });
  const range = writtenRange(lowest, highest);
  // Before version 48, CLDR had a figure dash in Swedish, which no font of the site has.
  return range
    .replace('‒', '–')
    .replace(/\s*([-–~～])\s*/u, '\u2060$1\u2060')
    .replace(/\s/g, '\u00a0');
}

/**
 * Writes a large number in words: `45.7 million`, `45,7 Millionen`. CLDR has no words for amounts, so that messages add
 * the currency, each as its language does. The number stays with its word.
 */
export function inWords(site: Site, locale: Locale, amount: number): string {
  return new Intl.NumberFormat(codeWithCountry(site, locale), {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
    useGrouping: 'always',
  })
    .format(amount)
    .replace(/ /g, '\u00a0');
}
