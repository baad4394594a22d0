import { localeCodes, openGraphLocale } from './locales';

test.each([
  ['en', 'en_SG'],
  ['no', 'nb_NO'],
  ['pt-BR', 'pt_BR'],
  ['pt-PT', 'pt_PT'],
  ['da', 'da_DK'],
  ['ja', 'ja_JP'],
] as const)('the texts in %s are for %s', (code, expected) => {
  expect(openGraphLocale(code)).toBe(expected);
});

test.each(localeCodes)('%s has a territory', (code) => {
  expect(openGraphLocale(code)).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
});
