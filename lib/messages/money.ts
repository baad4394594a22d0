/** Amounts as a language writes them, always with the currency's own sign. */
import { codeWithCountry } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';

/**
 * CLDR's short forms of the Singapore dollar are a bare dollar in some languages and a code in others, so that the sign
 * comes from the facts. Amounts in other currencies get CLDR's own.
 */
function partsOf(
  { config }: Site,
  { currency, ...options }: Intl.NumberFormatOptions,
  language: string,
  amount: number,
): Intl.NumberFormatPart[] {
  const { code, sign } = config.facts.currency;
  const isOurs = !currency || currency === code;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency ?? code,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });
  return format
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' && isOurs ? { ...part, value: sign } : part));
}

const joined = (parts: readonly Intl.NumberFormatPart[]) =>
  parts.map(({ value }) => value).join('');

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
    return joined(partsOf(site, options, language, amount));
  };
}

/**
 * Writes a large number in words: `45.7 million`, `45,7 Millionen`. CLDR has no words for amounts, so that messages add
 * the currency, each as its language does.
 */
export function inWords(site: Site, locale: Locale, amount: number): string {
  return new Intl.NumberFormat(codeWithCountry(site, locale), {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
    useGrouping: 'always',
  }).format(amount);
}
