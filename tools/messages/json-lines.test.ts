import { linesByKey, located, syntaxFault } from './json-lines';

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
])('%j is no JSON from line %s', (text, line) => {
  expect(syntaxFault(text)?.line).toBe(line);
});
