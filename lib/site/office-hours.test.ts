import { createTranslator } from 'next-intl';
import messages from '../../messages/en.json';
import { testConfig, testSite } from '../testing/test-site';
import { hoursInSingapore } from './office-hours';

const siteOpen = (opens: number, closes: number) =>
  testSite({}, { ...testConfig, facts: { ...testConfig.facts, officeHours: { opens, closes } } });

test.each([
  [9, 17, [15, 23], [16, 24]],
  [10, 18, [16, 24], [17, 1]],
  [17, 24, [23, 6], [0, 7]],
])('from %s to %s in Berlin', (opens, closes, summer, winter) => {
  expect(hoursInSingapore(siteOpen(opens, closes), 'DE')).toEqual({
    summerOpens: summer[0],
    summerCloses: summer[1],
    winterOpens: winter[0],
    winterCloses: winter[1],
  });
});

test("an office in Singapore's time has no other hours", () => {
  expect(hoursInSingapore(siteOpen(9, 17), 'SG')).toBeUndefined();
});

test.each([
  [9, 17, '9am to 5pm'],
  [0, 12, 'midnight to noon'],
  [8, 11, '8am to 11am'],
  [12, 13, 'noon to 1pm'],
  [13, 24, '1pm to midnight'],
])('from %s to %s in English: %s', (opens, closes, hours) => {
  const t = createTranslator({ locale: 'en', messages, namespace: 'pages.contact.details' });
  const text = t('hours_value', { opens, closes, zone: 'Singapore time' });
  expect(text).toBe(`Monday to Friday, ${hours.replace(' to ', '\u00a0to\u00a0')}, Singapore time`);
});
