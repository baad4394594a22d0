import { adviceOn, cleanName, englishName, fileName, markOf } from './names.client';

test.each([
  ['Frühling & Sommer 2027', 'fruehling-sommer-2027'],
  ['Fru\u0308hling', 'fruehling'],
  ['Größe, Łódź, Ærø, ISTANBUL ılık', 'groesse-lodz-aeroe-istanbul-ilik'],
  ['  --Spring__Sale!! ', 'spring-sale'],
  ['été 50 %', 'ete-50'],
  ['🎉 春', ''],
])('%s is %s in letters that no program changes', (typed, clean) => {
  expect(cleanName(typed)).toBe(clean);
});

test.each(['', ' spring-2027 ', 'paid_social', 'facebook.com', '2'])(
  'nothing is wrong with "%s"',
  (typed) => {
    expect(adviceOn('utm_campaign', typed)).toEqual({ fault: '', proposal: '' });
  },
);

test.each([
  ['Spring', /^Capitals [^.]+\.$/, 'spring'],
  ['spring sale', /^Spaces, signs .+ %20\.$/, 'spring-sale'],
  ['Spring Sale', /^Capitals .+ Spaces/, 'spring-sale'],
  ['🎉', /^Spaces, signs/, ''],
  ['https://a.sg/de/', /^This is an address/, ''],
  ['www.a.sg', /^This is an address/, ''],
  ['a.sg/de/?utm_source=x&utm_campaign=Spring+Sale#top', /^This is an address/, 'spring-sale'],
])('what is said of "%s"', (typed, fault, proposal) => {
  expect(adviceOn('utm_campaign', typed)).toEqual({
    fault: expect.stringMatching(fault),
    proposal,
  });
});

test('languages have their English names', () => {
  expect(['visitor', 'no', 'pt-BR'].map(englishName)).toEqual([
    'The visitor’s own language',
    'Norwegian',
    'Brazilian Portuguese',
  ]);
});

test.each([
  [['Spring & Sale', 'home', 'pt-BR'], 'spring-sale-home-pt-br.svg'],
  [['', 'home', 'visitor'], 'home-visitor.svg'],
  [['../../etc/<x>', 'home', 'de'], 'etc-x-home-de.svg'],
  [['Größere Prämien', 'home', 'de'], 'groessere-praemien-home-de.svg'],
  [['春のセール', 'home', 'ja'], 'home-ja.svg'],
  [['x'.repeat(300), 'home', 'de'], `${'x'.repeat(40)}-home-de.svg`],
])('a file of %j is %s', (parts, name) => {
  expect(fileName(parts, 'svg')).toBe(name);
});

test('texts that look alike have marks of their own', () => {
  const marks = ['spring', 'Spring', '春', '🎉', ''].map(markOf);
  expect(new Set(marks).size).toBe(marks.length);
  for (const mark of marks) expect(mark).toMatch(/^[a-z\d]{7}$/);
});
