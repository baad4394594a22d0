import { titleLines, titleSize, titleWidth } from './title';

test.each([
  ['Contact', 80],
  ['Política de privacidad', 64],
  ['Datenschutzerklärung', 45],
  ['Paid online surveys: how to tell which sites are worth your time', 52],
  [`A title of many words, ${'which goes on and on '.repeat(3)}`, 52],
  ['利用規約', 80],
  ['プライバシーポリシー', 54],
  ['謝礼付き\u200bアンケート、\u200b時間をかける\u200b価値はある？', 56],
])('%s is set in %i pixels', (title, size) => {
  expect(titleSize(titleLines(title))).toBe(size);
});

test('the longest word fits between the edges', () => {
  // Letters of this word, which is one of the widest, are 0.585 of their size wide on average.
  expect(
    'spørreundersøkelser'.length * 0.585 * titleSize([['Betalte spørreundersøkelser']]),
  ).toBeLessThan(titleWidth);
});

test('Japanese lines end where its message says, Korean ones at a space', () => {
  expect(titleLines('謝礼付き\u200bアンケート、\u200b見分け方')).toEqual([
    ['謝礼付き', 'アンケート、', '見分け方'],
  ]);
  expect(titleLines('용돈\u00a0벌기, 시간이')).toEqual([['용돈\u00a0벌기, ', '시간이']]);
});

test.each([
  ['Terms of use', ['Terms of\u00a0use']],
  ['Umfragen in Singapur: Lohnt sich das?', ['Umfragen in\u00a0Singapur: ', 'Lohnt sich das?']],
  ['Är de värda din tid?', ['Är\u00a0de\u00a0värda din\u00a0tid?']],
  ['Os prémios de responsabilidade', ['Os\u00a0prémios de responsabilidade']],
  ['Online-Umfragen 9:30', ['Online-Umfragen 9:30']],
])(
  'a line of "%s" begins after its colon, and a short word stays with the next where it fits',
  (title, lines) => {
    expect(titleLines(title)).toEqual(lines.map((line) => [line]));
  },
);

test('no line breaks at a hyphen beside a short word', () => {
  expect(titleLines('À Singapour\u00a0: cela en vaut-il la peine\u00a0?')).toEqual([
    ['À\u00a0Singapour\u00a0: '],
    ['cela ', 'en\u00a0vaut-il ', 'la\u00a0peine\u00a0?'],
  ]);
});
