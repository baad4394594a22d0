/** @jest-environment jsdom */
import { registryFor } from '../address/decision-registry';
import { localeNamed, testSite } from '../testing/test-site';

test.each([
  ['/?lang=de', 'en', 'none'],
  ['/?lang=de', 'de', ''],
  // A host that sends English for German addresses would send it again: the page is there to read.
  ['/de/', 'en', ''],
  ['/de/#brands', 'en', ''],
])('at %s, a page in %s has the display "%s"', (address, shown, display) => {
  history.replaceState(null, '', address);
  // jsdom says that it cannot navigate.
  jest.spyOn(console, 'error').mockImplementation();
  Object.assign(globalThis, { REGISTRY: registryFor(testSite(), ['en', 'de'].map(localeNamed)) });
  document.documentElement.style.display = '';
  document.documentElement.lang = shown;
  jest.isolateModules(() => require('./decide-language'));
  expect(document.documentElement.style.display).toBe(display);
});
