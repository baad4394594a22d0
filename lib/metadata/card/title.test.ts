import { titleParts, titleSize } from './title';

test.each([
  ['Contact', 80],
  ['Política de privacidad', 64],
  ['Datenschutzerklärung', 50],
  ['Paid online surveys: how to tell which sites are worth your time', 56],
  [`A title of many words, ${'which goes on and on '.repeat(3)}`, 52],
  ['利用規約', 80],
  ['プライバシーポリシー', 56],
])('%s is set in %i pixels', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

test('Japanese lines end where its message says, Korean ones at a space', () => {
  expect(titleParts('謝礼付き\u200bアンケート、\u200b見分け方')).toEqual([
    '謝礼付き',
    'アンケート、',
    '見分け方',
  ]);
  expect(titleParts('용돈\u00a0벌기, 시간이')).toEqual(['용돈\u00a0벌기, ', '시간이']);
});

test('other titles are left to the drawing', () => {
  expect(titleParts('Terms of use')).toEqual(['Terms of use']);
});
