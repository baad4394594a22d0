/** @jest-environment jsdom */
import { reportWrongLanguage } from '@/lib/browser/wrong-language';
import { languageSwitch } from './language-switch.client';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const page = (code: string) =>
  new DOMParser().parseFromString(`<html data-locale="${code}"></html>`, 'text/html');

const fetchPage = jest.fn(
  async (path: string): Promise<Document | undefined> => page(path.slice(1, 3)),
);
const exchange = jest.fn(({ documentElement }: Document) => {
  document.documentElement.dataset.locale = documentElement.dataset.locale;
  return false;
});
const prefetch = jest.fn();
const navigate = jest.fn();
let ended: AbortController;

beforeEach(() => {
  for (const mock of [fetchPage, exchange, prefetch, navigate]) mock.mockClear();
  history.replaceState(null, '', '/terms/?lng=en&utm=x#law');
  document.documentElement.dataset.locale = 'en';
  document.body.innerHTML = `<a id="de" hreflang="de" href="/de/terms/">Deutsch</a>
    <a id="fr" hreflang="fr" href="/fr/terms/">Français</a><input id="field">
    <a id="en" hreflang="en" href="/terms/?lang=en">English</a><a id="imprint" href="/imprint/">Imprint</a>
    <main></main><p id="status"></p>`;
  localStorage.clear();
  const status = document.getElementById('status') as HTMLElement;
  ended = new AbortController();
  const { pathname: pagePath } = location;
  languageSwitch({ status, pagePath, fetchPage, prefetch, exchange, navigate }, ended.signal);
});
afterEach(() => ended.abort());

function press(id: string, type = 'click', options: MouseEventInit = {}): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...options });
  return !document.getElementById(id)?.dispatchEvent(event);
}

/** What the links lead to that were left to the browser: jsdom cannot navigate. */
function opened(id: string, type: string, options: MouseEventInit): string {
  let address = '';
  const note = (event: Event) => {
    event.preventDefault();
    address = (event.target as HTMLAnchorElement).href;
  };
  document.addEventListener(type, note, { once: true });
  press(id, type, options);
  return address;
}

test('a press exchanges the page', async () => {
  expect(press('de')).toBe(true);
  await settled();
  expect(exchange).toHaveBeenCalledTimes(1);
  expect(location.href).toBe('http://localhost/de/terms/?utm=x&lang=de#law');
});

test('a lang that a translator in the browser has written does not count as the language of the page', async () => {
  document.documentElement.lang = 'de';
  press('en');
  await settled();
  expect(fetchPage).not.toHaveBeenCalled();
  press('de');
  await settled();
  expect(exchange).toHaveBeenCalledTimes(1);
});

test('what was chosen elsewhere is exchanged in place, where the page is in that language', async () => {
  expect(reportWrongLanguage('ja')).toBe(false);
  expect(reportWrongLanguage('de')).toBe(true);
  await settled();
  expect(exchange).toHaveBeenCalledTimes(1);
  ended.abort();
  expect(reportWrongLanguage('fr')).toBe(false);
});

test('two taps exchange once, and ask once', async () => {
  press('de');
  press('de');
  await settled();
  press('de');
  await settled();
  expect([exchange.mock.calls.length, fetchPage.mock.calls.length]).toEqual([1, 1]);
});

test('the current language only becomes a choice', async () => {
  press('en');
  await settled();
  expect(fetchPage).not.toHaveBeenCalled();
  expect(location.search).toBe('?utm=x&lang=en');
  expect(localStorage.i18nextLng).toBe('en');
  expect(document.querySelector('#imprint')?.getAttribute('href')).toContain('lang=en');
});

test.each(['en', 'fr'])('while one language loads, %s ends that', async (other) => {
  let answer = (_: Document) => {};
  fetchPage.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  press('de');
  press(other);
  answer(page('de'));
  await settled();
  expect(document.documentElement.dataset.locale).toBe(other);
  expect(
    exchange.mock.calls.map(([{ documentElement }]) => documentElement.dataset.locale),
  ).not.toContain('de');
});

test('several presses that failed give one exchange when the network is back', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const id of ['de', 'fr', 'de', 'de']) {
    fetchPage.mockRejectedValueOnce(new TypeError('offline'));
    press(id);
    await settled();
  }
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([exchange.mock.calls.length, document.documentElement.dataset.locale]).toEqual([1, 'de']);
});

test.each([
  ['click', { ctrlKey: true }],
  ['click', { metaKey: true }],
  ['click', { shiftKey: true }],
  ['auxclick', { button: 1 }],
])('a %s with %p opens another tab at an address that names the choice', async (type, options) => {
  expect(opened('de', type, options)).toBe('http://localhost/de/terms/?utm=x&lang=de#law');
  await settled();
  // What is copied is the language's own address again.
  expect(document.getElementById('de')?.getAttribute('href')).toBe('/de/terms/');
  expect(fetchPage).not.toHaveBeenCalled();
});

test('the context menu is about the language’s own address', () => {
  expect(opened('de', 'auxclick', { button: 2 })).toBe('http://localhost/de/terms/');
});
