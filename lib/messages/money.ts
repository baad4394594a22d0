/** Amounts as a language writes them, always with the currency's own sign. */
import { codeWithCountry } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';

/**
 * Writes amounts in a language: `S$0.50`, `0,50 S$`; whole ones without decimals. CLDR's short forms of the Singapore dollar are
 * a bare dollar in some languages and a code in others, so that the sign comes from the facts.
 * @param decimals true in a column of amounts, where whole ones have decimals, too
 */
export function moneyIn(
  site: Site,
  locale: Locale,
  { decimals = false } = {},
): (amount: number) => string {
  const { code, sign } = site.config.facts.currency;
  return (amount) =>
    new Intl.NumberFormat(codeWithCountry(site, locale), {
      style: 'currency',
      currency: code,
      // A code of letters would be set apart by a space.
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals || amount % 1 ? 2 : 0,
    })
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? sign : value))
      .join('');
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
