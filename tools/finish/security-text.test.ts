import { expiryFrom, securityText } from './security-text';

test('a contact is stated with an end, the languages, and the address of the file', () => {
  const text = securityText({
    contact: 'mailto:security@my-surveys.sg',
    expires: new Date('2027-03-01'),
    canonical: 'https://www.my-surveys.sg/.well-known/security.txt',
    languages: ['en', 'de'],
  });
  expect(text).toBe(
    [
      'Contact: mailto:security@my-surveys.sg',
      'Expires: 2027-03-01T00:00:00.000Z',
      'Preferred-Languages: en, de',
      'Canonical: https://www.my-surveys.sg/.well-known/security.txt\n',
    ].join('\n'),
  );
});

test('builds of one day end on the same day, within a year', () => {
  const morning = expiryFrom(new Date('2027-12-31T00:00:00.000Z'));
  const night = expiryFrom(new Date('2027-12-31T23:59:59.999Z'));
  expect(morning).toEqual(night);
  expect(morning.toISOString()).toBe('2028-12-25T00:00:00.000Z');
});
