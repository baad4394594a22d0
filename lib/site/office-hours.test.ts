import siteConfig from '../../site.config';
import { testConfig, testSite } from '../testing/test-site';
import { hoursInSingapore } from './office-hours';

const site = testSite({}, { ...testConfig, languages: siteConfig.languages });

const plain = (text?: string) => text?.replace(/[\u2009\u202f]/g, '');

test.each([
  ['de', '15:00–23:00', '16:00–24:00'],
  ['da', '15.00–23.00', '16.00–24.00'],
  ['ja', '15:00～23:00', '16:00～24:00'],
] as const)('nine to five in Berlin, in %s', (locale, summer, winter) => {
  const hours = hoursInSingapore(site, 'DE', locale);
  expect([plain(hours?.summer), plain(hours?.winter)]).toEqual([summer, winter]);
});

test("an office in Singapore's time has no other hours", () => {
  expect(hoursInSingapore(site, 'SG', 'en')).toBeUndefined();
});
