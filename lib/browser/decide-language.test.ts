/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/?lang=de"}
 */
import { registryFor } from '../address/decision-registry';
import { testSite } from '../testing/test-site';

test.each([
  ['en', 'none'],
  ['de', ''],
])('asked for German, a page in %s has the display "%s"', (shown, display) => {
  // jsdom says that it cannot navigate.
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(globalThis, { REGISTRY: registryFor(testSite(), ['en', 'de']) });
  document.documentElement.style.display = '';
  document.documentElement.lang = shown;
  jest.isolateModules(() => require('./decide-language'));
  expect(document.documentElement.style.display).toBe(display);
});
