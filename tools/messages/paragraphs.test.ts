import { lostParagraphHints, paragraphFaults } from './paragraphs';

const messages = (text: string) => new Map([['law', text]]);
const [one, two] = [messages('a b'), messages('a\n\nb')];

test('a paragraph that one language of the company alone lacks is named', () => {
  expect(paragraphFaults(two, one, [two, two])).toEqual([
    expect.stringMatching(/^law: has 1 of 2 paragraphs, .* begins with \\n\\n$/),
  ]);
  expect(paragraphFaults(one, two, [one, one])).toHaveLength(1);
});

test('laws may differ, an editor may be on the way, and a text may be missing', () => {
  expect(paragraphFaults(two, two, [one, one])).toEqual([]);
  expect(paragraphFaults(two, one, [two, one])).toEqual([]);
  expect(paragraphFaults(two, one, [one, one])).toEqual([]);
  expect(paragraphFaults(new Map(), one, [two, two])).toEqual([]);
  expect(paragraphFaults(two, new Map(), [two, two])).toEqual([]);
});

test('too few languages tell nothing', () => {
  expect(paragraphFaults(two, one, [])).toEqual([]);
  expect(paragraphFaults(two, one, [two, new Map()])).toEqual([]);
});

test('fewer paragraphs than in every other language of the company are named, whatever English has', () => {
  const another = messages('c d');
  expect(lostParagraphHints(another, one, [two, messages('a\n\nb\n\nc')])).toEqual([
    'law: has 1 of at least 2 paragraphs that every other language of its company has',
  ]);
  expect(lostParagraphHints(another, one, [two, one])).toEqual([]);
  expect(lostParagraphHints(one, one, [two, two])).toEqual([]);
  expect(lostParagraphHints(another, two, [two, two])).toEqual([]);
  expect(lostParagraphHints(another, one, [two])).toEqual([]);
  expect(lostParagraphHints(another, one, [two, new Map()])).toEqual([]);
});
