import { longNameHints } from './language-names';

const hintsOf = (name: string, shortName?: string) =>
  longNameHints([{ code: 'id', name, shortName, company: 'germany' }]);

test('a name that a phone cuts is named, unless there is a shorter one', () => {
  expect(hintsOf('Bahasa Indonesia')).toEqual([
    "site.config.ts: languages.id: the header on a phone may cut “Bahasa Indonesia”: add a shortName, such as 'ID'",
  ]);
  expect(hintsOf('Bahasa Indonesia', 'ID')).toEqual([]);
});

test('the room is that of Latin characters', () => {
  expect(hintsOf('Nederlands')).toEqual([]);
  expect(hintsOf('日本語日本')).toEqual([]);
  expect(hintsOf('日本語日本語')).toHaveLength(1);
});
