import { readFileSync } from 'node:fs';
import { checkSettings, readSettings, type SettingName, settingNames } from './settings';

/**
 * Name, value, and what is said of it. All addresses are read alike: those of SITE_URL stand for
 * the others.
 */
const badSettings: readonly [SettingName, string, string][] = [
  ['SITE_URL', 'www.example.org', 'must start with https:// or http://'],
  ['SITE_URL', 'http://example.org', 'must start with https://'],
  ['SITE_URL', 'https:example.org', 'must start with'],
  ['SITE_URL', 'https://', 'is not a valid address'],
  ['SITE_URL', 'https://example.org:99999', 'is not a valid address'],
  [
    'SITE_URL',
    'https://example.org/surveys/',
    'write SITE_URL=https://example.org and BASE_PATH=/surveys: ',
  ],
  ['SITE_URL', 'https://example.org/?', 'must not contain a query'],
  ['SITE_URL', 'https://example.org ', 'contains a space'],
  ['SITE_URL', 'https://exam ple.org', 'contains a space'],
  ['SITE_URL', 'https://me:secret@example.org', 'must not contain a user name'],
  ['SITE_URL', 'javascript:alert(1)', 'must start with'],
  ['SITE_URL', 'https://example.org;junk', 'has a character in its host name that'],
  ['SITE_URL', 'https://example.org#top', 'must not contain a query or a fragment'],
  ['BASE_PATH', 'surveys', 'must start with a slash'],
  ['BASE_PATH', '/surveys/', 'end without one'],
  ['BASE_PATH', '/', 'must start with a slash, end without one'],
  ['BASE_PATH', '/a/../b', 'must not contain . or ..'],
  ['BASE_PATH', '/..', 'must not contain . or ..'],
  ['BASE_PATH', '//evil.example', 'must start with a slash'],
  ['BASE_PATH', '/sur veys', 'letters, digits'],
  ['BASE_PATH', '/%2e%2e', 'letters, digits'],
  ['BASE_PATH', '/surveys?x', 'letters, digits'],
  ['BASE_PATH', '\\surveys', 'must start with a slash'],
  ['BASE_PATH', '/_next', 'must not contain _next'],
  ['PARTNER_URL', 'http://partner.test/', 'must start with https://'],
  ['PARTNER_URL', 'https://partner.test/"onclick="x', 'character that an address cannot have'],
  ['PARTNER_URL', 'https://partner.test/?affid=1', 'must not contain affid'],
  ['PARTNER_URL', 'https://partner.test/?lang=en', 'must not contain lang'],
  ['AFFILIATE_ID', '43&lang=xx', 'must consist of'],
  ['AFFILIATE_ID', '<b>', 'must consist of'],
  ['CONTACT_ENDPOINT', 'http://api.example.org/', 'must start with https://'],
  ['CONTACT_ENDPOINT', 'Simulate', 'must start with'],
  ['CONTACT_ENDPOINT', 'https://api.example.org/;script-src', 'must not contain ; or ,'],
  ['CONTACT_ENDPOINT', 'https://api.example.org/?subject=Website', 'the name of a form field'],
  ['COOKIE_POLICY_URL', 'http://localhost/cookies', 'must start with https://'],
  ['FACEBOOK_URL', 'facebook.com/me', 'must start with https://'],
  ['FACEBOOK_URL', 'https://twitter.com/me', 'must be an address on facebook.com'],
  ['FACEBOOK_URL', 'https://facebook.com.evil.test/', 'must be an address on facebook.com'],
  ['FACEBOOK_URL', 'https://evilfacebook.com/me', 'must be an address on facebook.com'],
  ['SECURITY_CONTACT', 'security@example.org', 'must start with mailto: or https://: '],
  ['SECURITY_CONTACT', 'http://example.org/report', 'must start with mailto: or https://: '],
  ['SECURITY_CONTACT', 'mailto:security', 'must be mailto: and an email address'],
  ['SECURITY_CONTACT', 'mailto:a@example.org?subject=x', 'must be mailto: and an email address'],
  ['SECURITY_CONTACT', 'mailto:a@example.org\nExpires: x', 'must be mailto: and an email address'],
  ['ALLOW_SAMPLE_DETAILS', 'true', 'must be 1 or not set'],
];

test.each(badSettings)(
  '%s=%j is refused by name, with the reason and an example',
  (name, value, reason) => {
    const { faults } = checkSettings({ [name]: value });
    expect(faults).toEqual([
      {
        place: name,
        what: expect.stringContaining(reason),
        example: expect.stringMatching(`^${name}=\\S`),
      },
    ]);
    expect(faults[0].what).toContain(JSON.stringify(value));
  },
);

test('all faults are reported at once', () => {
  const read = () => readSettings({ SITE_URL: 'x', BASE_PATH: 'x', AFFILIATE_ID: '&' });
  expect(read).toThrow(/used:\n {2}- SITE_URL: .*\n {2}- BASE_PATH: .*\n {2}- AFFILIATE_ID: .*$/);
});

test('nothing set, or set to nothing, gives the defaults', () => {
  expect(readSettings({ SITE_URL: '', AFFILIATE_ID: '' })).toEqual(readSettings({}));
  expect(readSettings({}).AFFILIATE_ID).toBe('4343');
});

test.each([
  ['SITE_URL', 'https://example.org/', 'https://example.org'],
  ['SITE_URL', 'http://localhost:4000', 'http://localhost:4000'],
  ['BASE_PATH', '/surveys/sg', '/surveys/sg'],
  ['PARTNER_URL', 'https://partner.test/top?list=5', 'https://partner.test/top?list=5'],
  ['FACEBOOK_URL', 'https://de-de.facebook.com/me', 'https://de-de.facebook.com/me'],
  ['CONTACT_ENDPOINT', 'http://127.0.0.1:8080/contact', 'http://127.0.0.1:8080/contact'],
  ['CONTACT_ENDPOINT', 'https://api.example.org/?key=1', 'https://api.example.org/?key=1'],
  ['CONTACT_ENDPOINT', 'simulate', ''],
  ['SECURITY_CONTACT', 'mailto:security@example.org', 'mailto:security@example.org'],
  ['SECURITY_CONTACT', 'https://example.org/report', 'https://example.org/report'],
])('%s=%s is accepted', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject({ [name]: expected });
});

test('.env.example has every setting, with a value that is accepted', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#(\w+)=(.+)$/gm);
  const examples = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  expect(Object.keys(examples)).toEqual(settingNames);
  expect(checkSettings(examples).faults).toEqual([]);
});

test('the time of the build can be fixed, so that two builds are of one day', () => {
  expect(readSettings({ SOURCE_DATE_EPOCH: '1764115200' }).SOURCE_DATE_EPOCH).toEqual(
    new Date('2025-11-26T00:00:00Z'),
  );
  expect(readSettings({}).SOURCE_DATE_EPOCH).toBeUndefined();
});

test('no setting has the name of a variable that a host sets itself', () => {
  // https://docs.netlify.com/build/configure-builds/environment-variables/
  const netlify = ['SITE_NAME', 'SITE_ID', 'URL', 'DEPLOY_URL', 'BRANCH', 'CONTEXT', 'NETLIFY'];
  expect(settingNames.filter((name: string) => netlify.includes(name))).toEqual([]);
});
