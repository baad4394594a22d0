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
