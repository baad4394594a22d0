import { linesByKey, located, repeatedKeys, syntaxFault } from './json-lines';

const json = `{
  "hero": {
    "title": "A \\"brace\\": {",
    "date": "On {day}"
  },
  "nav"
    : { "home": "Home" }
}
`;

test('each key has its line, whatever stands in the texts', () => {
  expect([...linesByKey(json)]).toEqual([
    ['hero', 2],
    ['hero.title', 3],
    ['hero.date', 4],
    ['nav', 6],
    ['nav.home', 7],
  ]);
});

test('a text in a list has its line, below the key of the list', () => {
  const list = '{\n  "same": [\n    "hero.title"\n  ],\n  "other": "x"\n}';
  expect([...linesByKey(list)]).toEqual([
    ['same', 2],
    ['same.hero.title', 3],
    ['other', 5],
  ]);
});

test('a key that stands twice is named once, with the line of the first', () => {
  const language = '"language": {\n "retry": "A",\n "menu": "B"\n}';
  const twice = `{\n${language},\n"retry": "C"\n}`;
  expect(repeatedKeys(twice)).toEqual([]);
  expect(repeatedKeys(twice.replace('"menu"', '"retry"'))).toEqual([
    'language.retry: stands twice, also in line 3',
  ]);
  expect(repeatedKeys(`{\n${language},\n${language}\n}`)).toEqual([
    'language: stands twice, also in line 2',
  ]);
});

test.each([
  ['hero.date: is empty', 'de.json:4: hero.date: is empty'],
  ['hero.image.alt: is missing', 'de.json:2: hero.image.alt: is missing'],
  ['meta: is missing', 'de.json:1: meta: is missing'],
])('%s', (fault, line) => {
  expect(located('de.json', json, [fault])).toEqual([line]);
});

test.each([
  ['{ "a": "b" }', undefined],
  ['{\n  "a": "b",\n}', 2],
  ['{\n  "a": "b"\n  "c": "d"\n}', 3],
  ['{\n  "a": b\n}', 2],
  ['', 1],
  ['\ufeff{}', 1],
  ['{\n  "a": "b",\n<<<<<<< HEAD\n  "c": "d"\n=======\n  "c": "e"\n>>>>>>> main\n}', 3],
])('%j is no JSON from line %s', (text, line) => {
  expect(syntaxFault(text)?.line).toBe(line);
});

test.each([
  ['{\n  "a": "b"\n  "c": "d"\n}', /^Expected "," .* found .*: here or in the line above$/],
  ['{\n<<<<<<< HEAD\n  "c": "d"\n}', /^a merge conflict was left$/],
])('of %j, the reason says where to look', (text, reason) => {
  expect(syntaxFault(text)?.reason).toMatch(reason);
});
