/** Amounts as a language writes them, always with the currency's own sign. */
import { codeWithCountry } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';

/**
 * Formats amounts in a language, whole ones without decimals: `S$0.50`, `0,50 S$`, `S$5`. The sign
 * comes from the configuration, because CLDR has a bare dollar or a code for some languages.
 * @param decimals true if whole amounts have decimals, too, as in a column of a table
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
      // A code of letters would be followed by a space.
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals || amount % 1 ? 2 : 0,
    })
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? sign : value))
      .join('');
}

/**
 * A large number with its unit in words: `45.7 million`, `45,7 Millionen`, with a no-break space.
 * Messages add the currency, for which CLDR has no words here.
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
