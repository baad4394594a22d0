import { RequestError, readRequest } from './request';

const codes = ['en', 'de', 'fi', 'no'];
const messages = ['hero.title', 'hero.date', 'ad_label', 'no.title'];

test.each([
  [[], 'check', codes, messages],
  [['FI'], 'check', ['fi'], messages],
  [['de', 'hero.title'], 'values', ['de'], ['hero.title']],
  [['de', 'hero'], 'values', ['de'], ['hero.title', 'hero.date']],
  [['no'], 'check', ['no'], messages],
  [['--up-to-date', 'de', 'fi'], 'up-to-date', ['de', 'fi'], messages],
  [['--up-to-date', 'all'], 'up-to-date', codes, messages],
  [['--up-to-date', 'all', 'ad_label'], 'up-to-date', codes, ['ad_label']],
])('%j asks for it', (typed, task, languages, keys) => {
  expect(readRequest(typed, codes, messages)).toEqual({ task, languages, keys });
});

test.each([
  [['xx'], /^xx: no language of site\.config\.ts \(en, de, fi, no\), and no key of a message/],
  [['fi', 'hero.titel'], /^hero\.titel: no language/],
  [['fi', 'her'], /^her: no language/],
  [['hero.title'], /^Of which language\? Name it before the key: de hero\.title$/],
  [['--up-to-date'], /^Of which language\?/],
  [['--stamp'], /Unknown option '--stamp'/],
])('%j is refused', (typed, message) => {
  const read = () => readRequest(typed, codes, messages);
  expect(read).toThrow(RequestError);
  expect(read).toThrow(message);
});
