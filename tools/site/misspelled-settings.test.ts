import { misspelledSettings } from './misspelled-settings';

test.each([
  ['AFFILATE_ID', 'AFFILIATE_ID'],
  ['FACEBOOK_URI', 'FACEBOOK_URL'],
  ['COOKIES_POLICY_URL', 'COOKIE_POLICY_URL'],
])('%s: the setting %s was meant', (name, meant) => {
  expect(misspelledSettings([name, 'SITE_URL', 'DATABASE'])).toEqual([
    { place: name, what: `is no setting. Did you mean ${meant}?` },
  ]);
});
