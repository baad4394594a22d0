import { localeNamed, testConfig, testSite } from '../testing/test-site';
import { openGraphLocale } from './open-graph-locale';

test.each([
  ['no', 'nb_NO'],
  ['pt-BR', 'pt_BR'],
  ['pt-PT', 'pt_PT'],
  ['ja', 'ja_JP'],
] as const)('the texts in %s are for %s', (code, expected) => {
  expect(openGraphLocale(testSite(), localeNamed(code))).toBe(expected);
});

test.each([
  // A locale that Facebook does not know is an error in its debugger.
  ['en-SG', 'en_GB'],
  ['en-US', 'en_US'],
  ['es-AR', 'es_ES'],
  ['ar-EG', 'ar_AR'],
])('%s is %s to Facebook', (withCountry, expected) => {
  const [first] = testConfig.languages;
  const site = testSite({}, { ...testConfig, languages: [{ ...first, withCountry }] });
  expect(openGraphLocale(site, 'en')).toBe(expected);
});
