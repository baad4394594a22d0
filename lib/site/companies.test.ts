import { testConfig } from '../testing/test-site';
import { cityLine, dialable, privacyEmail } from './companies';

const { germany, singapore } = testConfig.companies;

test.each([
  ['Australia, with its state', {}, 'Melbourne VIC 3000'],
  ['Singapore', { addressCountry: 'SG', city: 'Singapore', region: undefined }, 'Singapore 3000'],
  ['Austria', { addressCountry: 'AT', city: 'Wien', region: undefined }, '3000 Wien'],
])('an address in %s', (_, details, expected) => {
  expect(cityLine({ ...singapore, ...details })).toBe(expected);
});

test('a number is dialled without spaces and hyphens', () => {
  expect(dialable('+49 30 23125-100')).toBe('+493023125100');
});

test('Singapore’s officer answers on personal data, or who answers on everything', () => {
  expect(privacyEmail(singapore)).toBe('privacy@kaya-guides.sg');
  expect(privacyEmail(germany)).toBe('kontakt@kaya-ratgeber.de');
});
