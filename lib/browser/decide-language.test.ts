/** @jest-environment jsdom */
import { registryFor } from '../address/decision-registry';
import { localeNamed, testSite } from '../testing/test-site';
import { onWrongLanguage } from './wrong-language';

Object.assign(globalThis, { REGISTRY: registryFor(testSite(), ['en', 'de'].map(localeNamed)) });
const { documentElement: root } = document;
let ended = new AbortController();
const wanted: string[] = [];

/**
 * Loads a page in a language at an address, as far as its head. The script of a file answers later,
 * or not at all.
 */
function open(address: string, current: string, stored = ''): void {
  history.replaceState(null, '', address);
  localStorage.i18nextLng = stored;
  root.style.display = '';
  root.dataset.locale = current;
  jest.isolateModules(() => require('./decide-language'));
  ended.abort();
  ended = new AbortController();
  onWrongLanguage((language) => wanted.push(language) > 0, ended.signal);
}

// jsdom says that it cannot navigate.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation());
beforeEach(() => wanted.splice(0));
afterEach(() => ended.abort());

const restore = () => {
  // Those of the pages that earlier tests have opened listen, too.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return new Set(wanted);
};

test.each([
  ['/?lang=de', 'en', 'none'],
  ['/?lang=de', 'de', ''],
  // A host that sends English for German addresses would send it again: the page is there to read.
  ['/de/', 'en', ''],
  ['/de/#brands', 'en', ''],
])('at %s, a page in %s has the display "%s"', (address, current, display) => {
  open(address, current);
  expect(root.style.display).toBe(display);
});

test('styles learn that scripts run, before anything is painted', () => {
  delete root.dataset.scripting;
  open('/', 'en');
  expect(root.matches('[data-scripting]')).toBe(true);
});

test('a lang that a translator in the browser has written decides nothing', () => {
  root.lang = 'de';
  open('/', 'en');
  expect(root.style.display).toBe('');
  root.lang = 'en';
  open('/?lang=de', 'de');
  expect(root.style.display).toBe('');
});

test('a page from the back/forward cache follows a choice made since', () => {
  open('/', 'en');
  expect(restore()).toEqual(new Set());
  localStorage.i18nextLng = 'de';
  expect(restore()).toEqual(new Set(['de']));
  expect(root.style.display).toBe('');
});

test('a page from the back/forward cache keeps the language of its address', () => {
  open('/?lang=en', 'en');
  localStorage.i18nextLng = 'de';
  expect(restore()).toEqual(new Set());
  open('/de/', 'de');
  localStorage.i18nextLng = 'en';
  expect(restore()).toEqual(new Set());
});

test('a choice in another tab counts here, and is not answered by another choice', () => {
  open('/', 'en');
  localStorage.i18nextLng = 'de';
  window.dispatchEvent(new Event('storage'));
  expect(new Set(wanted)).toEqual(new Set(['de']));
  open('/?lang=en', 'en');
  localStorage.i18nextLng = 'de';
  window.dispatchEvent(new Event('storage'));
  expect(localStorage.i18nextLng).toBe('de');
});

test('where the script of the file is not there, the browser loads the page', () => {
  open('/', 'en');
  ended.abort();
  localStorage.i18nextLng = 'de';
  restore();
  expect(root.style.display).toBe('none');
});

test.each([undefined, null, []])(
  'a browser whose languages are %p has the stored choice',
  (languages) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
    open('/', 'en', 'de');
    expect(root.style.display).toBe('none');
    open('/', 'de', 'de');
    expect(root.style.display).toBe('');
  },
);
