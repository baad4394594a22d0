import { localeNamed, testSite } from '../testing/test-site';
import { openGraphLocale } from './languages';

test.each([
  ['en', 'en_SG'],
  ['no', 'nb_NO'],
  ['pt-BR', 'pt_BR'],
  ['pt-PT', 'pt_PT'],
  ['ja', 'ja_JP'],
] as const)('the texts in %s are for %s', (code, expected) => {
  expect(openGraphLocale(testSite(), localeNamed(code))).toBe(expected);
});
