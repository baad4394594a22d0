import { badSettings } from './bad-settings';
import { readSettings, SettingsError } from './settings';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

test.each(badSettings)(
  '%s=%j is refused by name, with the reason and an example',
  (name, value, reason) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name} `));
    expect(faults[0]).toContain(reason);
    expect(faults[0]).toContain(JSON.stringify(value));
    expect(faults[0]).toMatch(new RegExp(`Example: ${name}=\\S`));
  },
);

test('all faults are reported at once', () => {
  const faults = faultsOf({ SITE_URL: 'x', BASE_PATH: 'x', AFFILIATE_ID: '&' });
  expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual([
    'SITE_URL',
    'BASE_PATH',
    'AFFILIATE_ID',
  ]);
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
  ['CONTACT_ENDPOINT', 'http://127.0.0.1:8080/contact', 'http://127.0.0.1:8080/contact'],
  ['CONTACT_ENDPOINT', 'simulate', ''],
])('%s=%s is accepted', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject({ [name]: expected });
});
