import { readArguments } from './arguments';

const codes = ['en', 'de', 'fi'];
const messages = ['hero.title', 'hero.date', 'ad_label'];

test.each([
  [[], false, [], []],
  [['fi'], false, ['fi'], []],
  [['FI'], false, ['fi'], []],
  [['de', 'hero.title'], false, ['de'], ['hero.title']],
  [['de', 'hero'], false, ['de'], ['hero.title', 'hero.date']],
  [['--stamp', 'de', 'hero'], true, ['de'], ['hero.title', 'hero.date']],
  [['--stamp'], true, [], []],
  [['--stamp', 'de', 'fi'], true, ['de', 'fi'], []],
  [['--stamp', 'all'], true, codes, []],
  [['--stamp', 'de', 'hero.title', 'ad_label'], true, ['de'], ['hero.title', 'ad_label']],
])('%j', (typed, isStamp, languages, keys) => {
  expect(readArguments(typed, codes, messages)).toEqual({
    isStamp,
    languages,
    keys,
    fault: undefined,
  });
});

test.each([
  [['--stamp', 'de', 'xx'], 'xx: is none of en, de, fi, all, no key of a message'],
  [
    ['--stamp', 'hero.title'],
    'hero.title: of which language? Write it before: --stamp de hero.title',
  ],
  [['hero.title'], 'hero.title: of which language? Write it before: de hero.title'],
  [['fi', 'hero.titel'], 'hero.titel: is none of en, de, fi, no key of a message and not --stamp'],
  [['fi', 'her'], 'her: is none of en, de, fi, no key of a message and not --stamp'],
  [['all'], 'all: is none of en, de, fi, no key of a message and not --stamp'],
])('%j is refused', (typed, fault) => {
  expect(readArguments(typed, codes, messages).fault).toBe(fault);
});
