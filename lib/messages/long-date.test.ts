import { testSite } from '../testing/test-site';
import { longDate } from './long-date';

test.each([
  ['en', '15 September 2025'],
  ['no', '15. september 2025'],
  ['ja', '2025年9月15日'],
] as const)('%s writes %s', (locale, expected) => {
  expect(longDate(testSite(), '2025-09-15', locale)).toBe(expected);
});
