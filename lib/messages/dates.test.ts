import { localeNamed, testSite, testSiteIn } from '../testing/test-site';
import { longDate, sourceDate } from './dates';

test.each([
  ['en', '15\u00a0September 2025'],
  ['no', '15.\u00a0september 2025'],
  ['ja', '2025年9月15日'],
] as const)('%s writes %s', (locale, expected) => {
  expect(longDate(testSite(), '2025-09-15', localeNamed(locale))).toBe(expected);
});

test.each([
  ['fr', '2024-07-01', '1er\u00a0juillet 2024'],
  ['it', '2024-07-01', '1º\u00a0luglio 2024'],
  ['pt-BR', '2024-07-01', '1º\u00a0de julho de 2024'],
  ['pt-PT', '2024-07-01', '1\u00a0de julho de 2024'],
  ['fr', '2024-07-11', '11\u00a0juillet 2024'],
] as const)('the first of a month in %s, %s: %s', (locale, day, expected) => {
  expect(longDate(testSiteIn(['fr', 'it']), day, localeNamed(locale))).toBe(expected);
});

test.each([
  ['2024-02-20', '20.\u00a0Februar 2024'],
  ['2021-09', 'September 2021'],
  ['2020', '2020'],
])('a source of %s is of %s', (date, expected) => {
  expect(sourceDate(testSite(), date, localeNamed('de'))).toBe(expected);
});

test('tests run where a day begins later than in UTC', () => {
  expect(new Date('2025-09-15').getDate()).toBe(14);
});
