/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/?lang=de"}
 */
import { registryFor } from '../language/registry';
import { localeCodes } from '../locales';

test.each([
  ['en', 'none'],
  ['de', ''],
])('asked for German, a page in %s has the display "%s"', (shown, display) => {
  // jsdom says that it cannot navigate.
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(globalThis, { REGISTRY: registryFor('', localeCodes) });
  document.documentElement.style.display = '';
  document.documentElement.lang = shown;
  jest.isolateModules(() => require('./decide-language'));
  expect(document.documentElement.style.display).toBe(display);
});
