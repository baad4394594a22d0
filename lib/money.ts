import { articleFacts } from './article-facts';
import { type Locale, localeRow } from './locales';

type MoneyOptions = { currency?: string } & Pick<
  Intl.NumberFormatOptions,
  'notation' | 'minimumFractionDigits' | 'maximumFractionDigits'
>;

/**
 * Writes amounts as the language does, and always says whose dollar it is: CLDR's short forms are a bare dollar in some
 * languages and a code in others, so that the sign comes from the facts. Amounts in other currencies get CLDR's own.
 */
export function moneyIn(locale: Locale, { currency, ...options }: MoneyOptions = {}) {
  const { code, sign } = articleFacts.currency;
  const { territorial = locale } = localeRow(locale);
  const format = new Intl.NumberFormat(territorial, {
    style: 'currency',
    currency: currency ?? code,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });
  const isOurs = !currency || currency === code;
  return (amount: number): string =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' && isOurs ? sign : value))
      .join('');
}
