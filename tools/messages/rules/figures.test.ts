import { figureFaults } from './figures';
import { faultsOf } from './testing';

const ages = ['Under 18?', 'Unter 18?', '18歳未満'];
const law = ['The PDPA', '§ 18 MStV', '第18条'];
const privacy = { key: 'pages.privacy.intro' };

const faultsBeside = (text: string, [english, ...others]: readonly string[], more: object) =>
  faultsOf(figureFaults, text, { code: 'ro', english, others, ...more });

test.each([
  ['Sub 16?', ages, {}, 'has 16, where all other languages of its company have 18'],
  ['§ 81, 2025', law, privacy, 'has 81, 2025, where all other languages of its company have 18'],
])(
  'a figure of its own in place of theirs is reported: %s beside %j',
  (text, others, more, fault) => {
    expect(faultsBeside(text, others, more)).toEqual([fault]);
  },
);

test.each([
  ['Sub 18?', ages, {}],
  ['１８歳', ages, {}],
  // A number that is a word here, and one that is a word elsewhere.
  ['Sub optsprezece?', ages, {}],
  ['24 from 18', ages, {}],
  // Two languages have it.
  ['24 de ore', ['at any hour', 'rund um die Uhr', '24時間'], {}],
  ['any hour', ['at any hour', 'rund um die Uhr', '24時間'], {}],
  ['{n, number} 18', ['{n} 18', '{n} 18', '18 {n}'], {}],
  // The country's own law.
  ['§ 18, Legea 2016/679', law, privacy],
  // Another check reports a text that was left in English.
  ['Under 18?', ['Under 18?', '16', '16'], {}],
  // Too few languages.
  ['Sub 16?', ages.slice(0, 2), {}],
])('%s beside %j is right', (text, others, more) => {
  expect(faultsBeside(text, others, more)).toEqual([]);
});
