/** @jest-environment jsdom */
import { browserLanguages } from './browser-languages';

test.each([
  [['de-AT', 'fr'], 'de-AT', ['de-AT', 'fr']],
  [[], 'fr', ['fr']],
  [undefined, 'fr', ['fr']],
  [null, 'fr', ['fr']],
  ['de', 'de', ['de']],
  [undefined, undefined, []],
  [[undefined, '', 'fr'], 'fr', ['fr']],
])('a browser whose languages are %p and whose language is %p', (languages, language, expected) => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  Object.defineProperty(navigator, 'language', { configurable: true, value: language });
  expect(browserLanguages()).toEqual(expected);
});
