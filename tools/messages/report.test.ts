import type { MessageFault } from './fault';
import { completeLanguages, outdatedLines, reportLines } from './report';

const faultIn = (file: string, what: string, more: Partial<MessageFault> = {}): MessageFault => ({
  file: `messages/${file}`,
  place: `messages/${file}:3: hero.title`,
  what,
  line: 3,
  ...more,
});
const missing = faultIn('fi.json', 'is missing', { isUntranslated: true });

test('what is reported is summed up, and what only the public is refused for comes last', () => {
  expect(reportLines([])).toEqual([]);
  const ofPublic = faultIn('glossary/fi.json', 'is odd', { onlyPublic: true });
  expect(reportLines([ofPublic, faultIn('de.json', 'is wrong'), missing])).toEqual([
    'messages/de.json:3: hero.title: is wrong',
    'messages/fi.json:3: hero.title: is missing',
    'A build for a public SITE_URL would also refuse:',
    'messages/glossary/fi.json:3: hero.title: is odd',
    '1 text to translate, 2 other faults',
  ]);
});

test('of many texts to translate, the places come last', () => {
  const lines = reportLines([...Array(21).fill(missing), faultIn('fi.json', 'is wrong')]);
  expect(lines.slice(0, 3)).toEqual([
    'messages/fi.json:3: hero.title: is wrong',
    'Still to translate:',
    'messages/fi.json:3: hero.title',
  ]);
  expect(lines.at(-1)).toBe('21 texts to translate, 1 other fault');
});

const outdated = { key: 'hero.title', before: 'Old\n\ntext', now: 'New text', languages: ['de'] };

test('a changed English text stands there once, old and new, and what to do', () => {
  expect(outdatedLines([])).toEqual([]);
  expect(outdatedLines([{ ...outdated, languages: ['de', 'fi'] }])).toEqual([
    'hero.title: the English text has changed, and not in de, fi',
    '  before: Old text',
    '  now:    New text',
    'Once a translation follows, or needs no change: npm run messages -- --up-to-date de hero.title',
  ]);
});

test('a language is complete if nothing is reported of its files or of those that it is compared with', () => {
  const codes = ['en', 'de', 'fi', 'ja'];
  expect(completeLanguages(codes, [], [])).toEqual(codes);
  const ofFinnish = faultIn('legal-terms/fi.json', 'x');
  expect(completeLanguages(codes, [ofFinnish], [outdated])).toEqual(['en', 'ja']);
  expect(completeLanguages(codes, [faultIn('en.json', 'x')], [])).toEqual([]);
  expect(completeLanguages(codes, [faultIn('notes.json', 'x')], [])).toEqual(['en']);
});
