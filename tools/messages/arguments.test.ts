import { readArguments } from './arguments';

const codes = ['en', 'de', 'fi'];

test.each([
  [[], false, []],
  [['fi'], false, ['fi']],
  [['--stamp'], true, []],
  [['--stamp', 'de', 'fi'], true, ['de', 'fi']],
  [['--stamp', 'all'], true, codes],
])('%j', (typed, isStamp, languages) => {
  expect(readArguments(typed, codes)).toEqual({ isStamp, languages, fault: undefined });
});

test.each([
  [['--stamp', 'de', 'xx'], 'xx: is none of all, en, de, fi'],
  [['--stmap'], '--stmap: is none of --stamp, en, de, fi'],
  [['all'], 'all: is none of --stamp, en, de, fi'],
])('%j is refused', (typed, fault) => {
  expect(readArguments(typed, codes).fault).toBe(fault);
});
