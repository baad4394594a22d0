import { adviceOn } from './advice.client';

const campaign = new Map([
  ['utm_source', 'newsletter'],
  ['utm_medium', 'email'],
  ['utm_campaign', 'spring-2027'],
]);

/** What is said of a text in a field, of which the others are filled in well. */
const said = (parameter: string, typed: string) =>
  adviceOn(parameter, new Map([...campaign, [parameter, typed]]));

test.each([
  ['utm_campaign', ' spring-2027 '],
  ['utm_campaign', 'mail_a.b'],
  ['utm_medium', 'paid_social'],
  ['utm_source', 'facebook.com'],
  ['utm_source', 'poster, flyer'],
  ['utm_content', ''],
  ['utm_content', 'constructor'],
  ['v', ''],
  ['v', '2'],
])('nothing is wrong with %s "%s"', (parameter, typed) => {
  expect(said(parameter, typed)).toEqual({ fault: '', proposal: '' });
});

test.each([
  ['utm_campaign', 'Spring', /^Capitals [^.]+\.$/, 'spring'],
  ['utm_campaign', 'spring sale', /^Spaces, signs .+ %20\.$/, 'spring-sale'],
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
  ['utm_source', 'poster, Flyer', /^Capitals/, 'poster, flyer'],
  ['utm_source', 'Poster, 🎉', /^Capitals .+ Spaces/, ''],
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
