import { completeLanguages, shortened, totalLines } from './summary';

const same = (line: number) =>
  `messages/ro.json:${line}: hero.text_${line}: is the same as in English; translate it, or name it: “Text”`;
const other = 'messages/ro.json:3: meta.title: has an exclamation mark: “Da!”';
const others = [
  other,
  'messages/glossary/ro.json:4: terms.survey: is missing',
  'messages/legal-terms/ro.json is missing',
];
const missing = 'messages/ro.json:9: hero.date: is missing';
const reads = 'messages/ro.json:9: hero.date: reads as German, not Romanian: “Ein Text”';
const lines = (count: number) => Array.from({ length: count }, (_, index) => same(index));

test('a few texts are told in full, and many by their places, after the rest', () => {
  expect(shortened([same(1), other, missing])).toEqual([same(1), other, missing]);
  const all = shortened([...lines(19), reads, ...others, missing]);
  expect(all.slice(0, 5)).toEqual([
    ...others,
    'Still to translate:',
    'messages/ro.json:0: hero.text_0',
  ]);
  expect(all.slice(5)).toHaveLength(20);
  expect(all).toContain('messages/ro.json:9: hero.date');
});

test.each([
  [[], []],
  [[other], ['1 fault']],
  [others, ['3 faults']],
  [[missing], ['1 text to translate']],
  [[reads, other], ['1 text to translate, 1 other fault']],
  [[...lines(312), ...others], ['312 texts to translate, 3 other faults']],
])('%#: the faults are summed up', (faults, total) => {
  expect(totalLines(faults)).toEqual(total);
});

test('a language is complete only if nothing is told of it', () => {
  const codes = ['en', 'de', 'fi', 'ro', 'sv'];
  const read = ['en', 'de', 'fi', 'ro'].map((code) => `messages/${code}.json`);
  const told: [string, string[]][] = [
    ['messages/en.json', []],
    ['messages/legal-terms/de.json', ['thin']],
  ];
  expect(completeLanguages(codes, read, told, ['fi'])).toEqual(['en', 'ro']);
});
