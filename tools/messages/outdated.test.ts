import type { Baseline, Texts } from './baseline';
import { markedUpToDate, outdatedTranslations } from './outdated';

/** The texts of three languages, with these changes by language and key. */
function textsWith(changes: Record<string, Record<string, string>> = {}): Texts {
  const base = { 'hero.title': 'Surveys', 'header.home': 'Home' };
  return new Map(
    ['en', 'de', 'ja'].map((code) => [
      code,
      new Map(Object.entries({ ...base, ...changes[code] })),
    ]),
  );
}

const none: Baseline = { english: {}, exceptions: {} };
const baseline = markedUpToDate(textsWith(), none, [], []);
const changed = textsWith({ en: { 'header.home': 'Start' } });
const keys = ['hero.title', 'header.home'];
const isOutdated = { key: 'header.home', before: 'Home', now: 'Start' };

test('a changed English text is reported as it was and as it is, with the languages that have not followed', () => {
  expect(outdatedTranslations(textsWith(), baseline, {})).toEqual([]);
  expect(outdatedTranslations(changed, baseline, {})).toEqual([
    { ...isOutdated, languages: ['de', 'ja'] },
  ]);
});

test('a language follows a text once that is said, and the others still do not', () => {
  const german = markedUpToDate(changed, baseline, ['de'], keys);
  expect(outdatedTranslations(changed, german, {})).toEqual([{ ...isOutdated, languages: ['ja'] }]);
  const both = markedUpToDate(changed, german, ['ja'], keys);
  expect(both).toEqual({ ...baseline, english: { ...baseline.english, 'header.home': 'Start' } });
});

test('one text may be said to be followed, and no other is', () => {
  const more = textsWith({ en: { 'header.home': 'Start', 'hero.title': 'Polls' } });
  const one = markedUpToDate(more, baseline, ['de', 'ja'], ['hero.title']);
  expect(outdatedTranslations(more, one, {})).toEqual([{ ...isOutdated, languages: ['de', 'ja'] }]);
});

test('of a text that changes twice, each language has the one that it follows', () => {
  const german = markedUpToDate(changed, baseline, ['de'], keys);
  const again = textsWith({ en: { 'header.home': 'Front' } });
  expect(outdatedTranslations(again, german, {})).toEqual([
    { key: 'header.home', before: 'Start', now: 'Front', languages: ['de'] },
    { key: 'header.home', before: 'Home', now: 'Front', languages: ['ja'] },
  ]);
  const undone = outdatedTranslations(textsWith(), german, {});
  expect(undone).toEqual([{ key: 'header.home', before: 'Start', now: 'Home', languages: ['de'] }]);
});

test('a new text and a name that all share are not outdated', () => {
  const added = { 'header.new': 'New' };
  expect(outdatedTranslations(textsWith({ en: added, de: added }), baseline, {})).toEqual([]);
  expect(outdatedTranslations(changed, baseline, { 'header.home': { same: 'all' } })).toEqual([]);
});
