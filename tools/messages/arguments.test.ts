import { readArguments } from './arguments';

const codes = ['en', 'de', 'fi'];
const messages = ['hero.title', 'ad_label'];

test.each([
  [[], false, [], []],
  [['fi'], false, ['fi'], []],
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
  [['--stamp', 'de', 'xx'], 'xx: is none of all, en, de, fi, and no key of a message'],
  [
    ['--stamp', 'hero.title'],
    'hero.title: of which language? Write it before: --stamp de hero.title',
  ],
  [['fi', 'hero.title'], 'hero.title: is none of --stamp, en, de, fi'],
  [['--stmap'], '--stmap: is none of --stamp, en, de, fi'],
  [['all'], 'all: is none of --stamp, en, de, fi'],
])('%j is refused', (typed, fault) => {
  expect(readArguments(typed, codes, messages).fault).toBe(fault);
});
