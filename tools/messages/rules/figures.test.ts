import { figureFaults } from './figures';
import { faultsOf } from './testing';

const ages = ['Under 18?', 'Unter 18?', '18歳未満'];
const law = ['The PDPA', '§ 18 MStV', '第18条'];
const privacy = { key: 'pages.privacy.intro' };

const faultsBeside = (text: string, [english, ...others]: readonly string[], more: object) =>
  faultsOf(figureFaults, text, { code: 'ro', english, others, ...more });

test.each([
  ['Sub 16?', ages, {}, 'has 16, which no other .*; lacks 18, which all others have'],
  ['Sub optsprezece?', ages, {}, 'lacks 18'],
  ['Sub 18, din 2025?', ages, {}, 'has 2025, which no other language of its company has'],
  ['§ 81', law, privacy, 'has 81, .*; lacks 18'],
  ['§ 18, 2025', law, privacy, 'has 2025'],
])('a figure of its own is reported: %s beside %j', (text, others, more, fault) => {
  expect(faultsBeside(text, others, more)).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ['Sub 18?', ages, {}],
  ['１８歳', ages, {}],
  // A small number, as a word elsewhere.
  ['1 from 18', ages, {}],
  // Two languages have it.
  ['24 de ore', ['at any hour', 'rund um die Uhr', '24時間'], {}],
  ['any hour', ['at any hour', 'rund um die Uhr', '24時間'], {}],
  ['{n, number} 18', ['{n} 18', '{n} 18', '18 {n}'], {}],
  // Articles of the country's own law, and the law itself if it is named.
  ['§ 18, art. 122', law, privacy],
  ['§ 18, Legea 2016/679', law, { ...privacy, legalTerms: ['cel mult {days', 'Legea 2016/679'] }],
  // Another check reports a text that was left in English.
  ['Under 18?', ['Under 18?', '16', '16'], {}],
  // Too few languages.
  ['Sub 16?', ages.slice(0, 2), {}],
])('%s beside %j is right', (text, others, more) => {
  expect(faultsBeside(text, others, more)).toEqual([]);
});
