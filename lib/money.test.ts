import { localeCodes } from './locales';
import { moneyIn } from './money';

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
  expect(plain(moneyIn(locale)(1234.5))).toBe(text);
});

test('no language has a bare dollar', () => {
  for (const locale of localeCodes) expect(moneyIn(locale)(0.2)).not.toMatch(/(?<!S)\$/);
});

test.each([
  ['en', 'S$45.7M'],
  ['de', '45,7 Mio. S$'],
  ['ja', 'S$4570万'],
] as const)('millions in %s are abbreviated as the language does', (locale, text) => {
  const millions = moneyIn(locale, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  expect(plain(millions(45_700_000))).toBe(text);
});

test('another currency keeps its own sign', () => {
  expect(plain(moneyIn('de', { currency: 'EUR' })(2.4))).toBe('2,40 €');
});
