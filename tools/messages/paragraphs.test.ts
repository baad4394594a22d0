import { paragraphFaults } from './paragraphs';

const textsOf = (texts: Record<string, string>) =>
  new Map(
    Object.entries(texts).map(
      ([code, text]) => [code, new Map(text ? [['law', text]] : [])] as const,
    ),
  );
const faultsIn = (texts: Record<string, string>, code = 'de') =>
  paragraphFaults(textsOf(texts), code);

test('a paragraph that one language alone lacks is named', () => {
  expect(faultsIn({ en: 'a\n\nb', de: 'a b', fi: 'a\n\nb' })).toEqual([
    'law: has 1 of 2 paragraphs, unlike every other language: they begin with \\n\\n',
  ]);
});

test('laws may differ, and a text may be missing', () => {
  expect(faultsIn({ en: 'a\n\nb', de: 'a b', fi: 'a b' })).toEqual([]);
  expect(faultsIn({ en: 'a\n\nb', de: '', fi: 'a\n\nb' })).toEqual([]);
  expect(faultsIn({ en: 'a', de: 'a', fi: 'a\n\nb' })).toEqual([]);
  expect(faultsIn({ en: 'a\n\nb', de: 'a', fi: 'a\n\nb' }, 'en')).toEqual([]);
});
