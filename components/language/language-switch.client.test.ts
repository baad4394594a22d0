/** @jest-environment jsdom */
import { languageSwitch } from './language-switch.client';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const settle = () => new Promise((resolve) => setTimeout(resolve));

const german = () =>
  parse(`<html lang="de"><body><a id="de" hreflang="de" href="/de/terms/">Deutsch</a>
    <p id="status" data-changed="Jetzt Deutsch." data-unavailable="Fehlt."></p></body></html>`);

let take: jest.Mock;
let prefetch: jest.Mock;
let exchange: jest.Mock;
let stop: () => void;

beforeEach(() => {
  history.replaceState({ kept: 1 }, '', '/terms/?lng=en&utm=x#law');
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<a id="de" hreflang="de" href="/de/terms/?lang=de">Deutsch</a>
    <a id="fr" hreflang="fr" href="/fr/terms/?lang=fr">Français</a>
    <a id="en" hreflang="en" href="/terms/?lang=en">English</a><a id="imprint" href="/imprint/">Imprint</a>
    <p id="status" data-changed="Now English." data-unavailable="Not there."></p>`;
  localStorage.clear();
  take = jest.fn(async () => german());
  prefetch = jest.fn();
  exchange = jest.fn(() => {
    document.documentElement.lang = 'de';
  });
  const status = document.getElementById('status') as HTMLElement;
  stop = languageSwitch(status, { take, prefetch, exchange });
});

afterEach(() => stop());

const said = () => document.getElementById('status')?.textContent;

function click(id: string, press: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...press });
  return !document.getElementById(id)?.dispatchEvent(event);
}

test('exchanges the page, and address, storage, focus and announcement follow', async () => {
  const entries = history.length;
  const status = document.getElementById('status') as HTMLElement;
  const heard: unknown[] = [];
  const announced = new MutationObserver(() => heard.push([status.lang, status.textContent]));
  announced.observe(status, { childList: true });
  expect(click('de')).toBe(true);
  expect(document.documentElement.ariaBusy).toBe('true');
  await settle();
  expect(exchange).toHaveBeenCalledTimes(1);
  expect(location.href).toBe('http://localhost/de/terms/?utm=x&lang=de#law');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ kept: 1 });
  expect(localStorage.i18nextLng).toBe('de');
  expect(document.activeElement?.id).toBe('de');
  // Nor anything later.
  await settle();
  expect(heard).toEqual([['de', 'Jetzt Deutsch.']]);
  expect(document.documentElement.ariaBusy).toBeNull();
});

test('the behaviours of the other page find their own address', async () => {
  let address = '';
  exchange.mockImplementationOnce(() => {
    address = location.pathname + location.search;
  });
  click('de');
  await settle();
  expect(address).toBe('/de/terms/?utm=x&lang=de');
});

test('the current language only becomes a choice', async () => {
  click('en');
  await settle();
  expect(take).not.toHaveBeenCalled();
  expect(location.search).toBe('?utm=x&lang=en');
  expect(localStorage.i18nextLng).toBe('en');
  expect(document.querySelector('#imprint')?.getAttribute('href')).toContain('lang=en');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press that asks for another tab is left to the browser: %p',
  async (press) => {
    // jsdom cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('de', press);
    await settle();
    expect(take).not.toHaveBeenCalled();
  },
);

test('without an answer the visitor stays and is told, and the last choice waits for a network', async () => {
  for (const id of ['de', 'fr']) {
    take.mockRejectedValueOnce(new TypeError('offline'));
    click(id);
    await settle();
    expect(said()).toBe('Not there.');
  }
  expect(exchange).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/terms/');
  expect(localStorage.i18nextLng).toBeUndefined();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(take.mock.calls).toEqual([['/de/terms/'], ['/fr/terms/'], ['/fr/terms/']]);
  expect(exchange).toHaveBeenCalledTimes(1);
});

test('a choice that another one has overtaken is not followed', async () => {
  let answer = (_: Document) => {};
  take.mockReturnValueOnce(
    new Promise<Document>((resolve) => {
      answer = resolve;
    }),
  );
  click('de');
  click('en');
  answer(german());
  await settle();
  expect(exchange).not.toHaveBeenCalled();
});

test.each(['pointerover', 'pointerdown'])('a %s fetches ahead', (sign) => {
  for (const id of ['de', 'en', 'imprint'])
    document.getElementById(id)?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(prefetch.mock.calls.map(([link]) => link.id)).toEqual(['de', 'en']);
});
