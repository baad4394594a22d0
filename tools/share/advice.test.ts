import { adviceOn } from './advice.client';

const campaign = new Map([
  ['utm_source', 'newsletter'],
  ['utm_medium', 'email'],
  ['utm_campaign', 'spring-2027'],
]);

/** What is said of a text in a field, of which the others are filled in well, and what the field would get. */
function said(parameter: string, typed: string, medium = 'email') {
  const parameters = new Map([...campaign, ['utm_medium', medium], [parameter, typed]]);
  const { fault, proposal } = adviceOn(parameter, parameters);
  return { fault, proposal: proposal.get(parameter) ?? '' };
}

test.each([
  ['utm_campaign', ' spring-2027 '],
  ['utm_campaign', 'mail_a.b'],
  ['utm_medium', 'paid_social'],
  ['utm_source', 'facebook.com'],
  ['utm_source', 'newsletter, letter'],
  ['utm_source', 'facebook.com/social'],
  ['utm_source', 'facebook/paid_social, whatsapp/messenger, poster/qr'],
  ['utm_campaign', '2027-03-01'],
  ['utm_content', ''],
  ['utm_content', 'constructor'],
  ['v', ''],
  ['v', '2'],
])('nothing is wrong with %s "%s"', (parameter, typed) => {
  expect(said(parameter, typed)).toEqual({ fault: '', proposal: '' });
});

test.each([
  ['utm_campaign', 'Spring', /^Capitals [^.]+\.$/, 'spring'],
  ['utm_campaign', 'spring sale', /^Spaces, signs .+ %26\.$/, 'spring-sale'],
  ['utm_campaign', 'Spring Sale', /^Capitals .+ Spaces/, 'spring-sale'],
  ['utm_campaign', '🎉', /^Spaces, signs .+ Take another word/, ''],
  ['utm_campaign', '春のセール', /Take another word, in letters of a–z\.$/, ''],
  ['utm_campaign', 'x'.repeat(61), /^So long a name/, ''],
  ['utm_campaign', 'https://a.sg/de/', /^This is an address/, ''],
  ['utm_campaign', 'www.a.sg', /^This is an address/, ''],
  [
    'utm_campaign',
    'a.sg/de/?utm_source=x&utm_campaign=Spring+Sale#top',
    /^This is an address/,
    'spring-sale',
  ],
  ['utm_source', 'Mei.Lim@kaya.sg', /^This says who somebody is/, ''],
  ['utm_campaign', '+65 9123 4567', /^This says who somebody is/, ''],
  ['utm_campaign', '91234567', /^This says who somebody is/, ''],
  ['utm_campaign', '-', /^Take another word/, ''],
  ['utm_source', 'letter, Guide', /^Guide: Capitals [^:]+: [^:]+$/, 'letter, guide'],
  ['utm_source', 'Letter, 🎉', /^Letter: Capitals .+ 🎉: Spaces/, 'letter'],
  [
    'utm_source',
    'Letter, jane@x.sg, A B',
    /^Letter, A B: Capitals .+ jane@x\.sg: This says who.+ A B: Spaces/,
    'letter, a-b',
  ],
  ['utm_source', 'Letter; guide', /^Letter: Capitals/, 'letter, guide'],
  ['utm_source', 'Newsletter/E-Mail', /^Capitals .+ ‘email’\.$/, 'newsletter/email'],
  ['utm_medium', 'messenger, social', /^One medium goes to all\. .+ facebook\/social\.$/, ''],
  ['utm_source', 'email', /^This is usually a medium/, ''],
  ['utm_medium', 'mail', /^Most programs know this as ‘email’/, 'email'],
  ['utm_medium', 'E-Mail', /^Capitals .+ ‘email’/, 'email'],
  ['utm_medium', 'newsletter', /^This is usually a source/, 'email'],
  ['utm_medium', 'poster', /^This is usually a source/, 'print'],
  ['v', 'abc', /^A whole number/, ''],
  ['v', '2.5', /^A whole number/, ''],
])('what is said of %s "%s"', (parameter, typed, fault, proposal) => {
  expect(said(parameter, typed)).toEqual({ fault: expect.stringMatching(fault), proposal });
});

test.each(['utm_source', 'utm_medium', 'utm_campaign'])('a campaign without %s is told', (name) => {
  expect(said(name, ' ').fault).toMatch(/^Still empty/);
  expect(adviceOn(name, new Map([['v', '2']])).fault).toBe('');
});

test.each([
  ['facebook', 'email', 'facebook/social'],
  ['whatsapp', 'qr', 'whatsapp/messenger'],
  ['poster, letter, newsletter', 'email', 'poster/print, letter, newsletter'],
  ['poster/social', 'print', 'poster/print'],
])('of %s with the medium %s is told that one is unusual', (source, medium, proposal) => {
  const fault = expect.stringContaining(': This is usually ');
  expect(said('utm_source', `letter, ${source}`, medium)).toEqual({
    fault,
    proposal: [...new Set(`letter, ${proposal}`.split(', '))].join(', '),
  });
});

test('a medium is not missed where each source has its own', () => {
  const parameters = (source: string) => new Map([['utm_source', source]]);
  expect(adviceOn('utm_medium', parameters('facebook/social, poster/print')).fault).toBe('');
  expect(adviceOn('utm_medium', parameters('facebook/social, poster')).fault).toMatch(/^Still/);
});

test('an address that has other fields, too, fills all of them', () => {
  const pasted = 'https://a.sg/de/?utm_source=Flyer&utm_medium=print&utm_campaign=spring_2027#top';
  expect(adviceOn('utm_campaign', new Map([['utm_campaign', pasted]])).proposal).toEqual(
    new Map([
      ['utm_source', 'flyer'],
      ['utm_medium', 'print'],
      ['utm_campaign', 'spring_2027'],
      ['utm_content', ''],
      ['v', ''],
    ]),
  );
});
