import { localeNamed, testSiteIn } from '../testing/test-site';
import { inWords, moneyIn } from './money';

const site = testSiteIn(['es', 'fr', 'it', 'pl', 'tr', 'da', 'nl', 'sv', 'ko']);

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', 'S$1,234.50'],
  ['es', '1234,50 S$'],
  ['fr', '1 234,50 S$'],
  ['de', '1.234,50 S$'],
  ['pt-PT', '1234,50 S$'],
  ['it', '1234,50 S$'],
  ['pl', '1234,50 S$'],
  ['tr', 'S$1.234,50'],
  ['da', '1.234,50 S$'],
  ['nl', 'S$ 1.234,50'],
  ['no', '1 234,50 S$'],
  ['sv', '1 234,50 S$'],
  ['ja', 'S$1,234.50'],
  ['ko', 'S$1,234.50'],
  ['pt-BR', 'S$ 1.234,50'],
] as const)('an amount in %s names the Singapore dollar', (locale, text) => {
  expect(plain(moneyIn(site, localeNamed(locale))(1234.5))).toBe(text);
});

test('whole amounts have decimals only in a column', () => {
  expect(moneyIn(site, 'en')(22_000)).toBe('S$22,000');
  expect(moneyIn(site, 'en', { decimals: true })(4)).toBe('S$4.00');
});

test.each([
  ['en', '45.7 million'],
  ['de', '45,7 Millionen'],
  ['fr', '45,7 millions'],
  ['ja', '4,570万'],
  ['pl', '45,7 miliona'],
] as const)('millions in %s are written out', (locale, text) => {
  expect(plain(inWords(site, localeNamed(locale), 45_700_000))).toBe(text);
});
