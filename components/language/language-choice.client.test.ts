/** @jest-environment jsdom */
import { type LanguageChoice, languageChoice } from './language-choice.client';

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const german = () => parse('<html data-locale="de"></html>');

const status = `<div id="status"><p data-when="loading" hidden>Loading <bdi></bdi>…</p>
  <div data-when="failed" hidden>No <bdi></bdi>. <a href="/terms/">Retry</a><button>×</button></div>
  <p data-when="changed" hidden>Done.</p></div>`;

let answer: (page?: Document) => void;
let refuse: (reason: Error) => void;
let fetchSignal: AbortSignal;
const isOnline = jest.spyOn(navigator, 'onLine', 'get');
const fetchPage = jest.fn((_: string, signal: AbortSignal) => {
  fetchSignal = signal;
  return new Promise<Document | undefined>((resolve, reject) => {
    [answer, refuse] = [resolve, reject];
  });
});
const exchange = jest.fn((_: Document) => false);
const navigate = jest.fn();
const retry = jest.fn();
let choice: LanguageChoice;

function choose(): void {
  const link = document.getElementById('de') as HTMLAnchorElement;
  const parts = { status: document.getElementById('status') as HTMLElement };
  choice = languageChoice(link, { ...parts, fetchPage, exchange, navigate, retry });
}

beforeEach(() => {
  jest.useFakeTimers();
  isOnline.mockReturnValue(true);
  for (const mock of [fetchPage, exchange, navigate, retry]) mock.mockClear();
  history.replaceState({ kept: 1 }, '', '/terms/?lng=en&utm=x#law');
  document.body.innerHTML = `<a id="de" hreflang="de" href="/de/terms/">Deutsch</a><main>
    <input id="name"></main>${status}`;
  localStorage.clear();
  choose();
});
afterEach(() => {
  choice.cancel();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const notices = () =>
  [...document.querySelectorAll<HTMLElement>('#status > :not([hidden])')].map(
    ({ textContent }) => textContent,
  );
const isBusy = () => document.querySelector('main')?.ariaBusy === 'true';

test('a quick answer is shown, and nothing is said before', async () => {
  await wait(299);
  expect([notices(), isBusy(), choice.state]).toEqual([[], false, 'loading']);
  answer(german());
  await wait(0);
  expect(exchange).toHaveBeenCalledTimes(1);
  expect([notices(), choice.state]).toEqual([['Done.'], 'changed']);
  // Neither now nor later.
  await wait(20_000);
  expect([notices(), isBusy(), navigate.mock.calls.length]).toEqual([['Done.'], false, 0]);
});

test('address, storage and focus are those of the choice', async () => {
  const entries = history.length;
  let addressAtExchange = '';
  exchange.mockImplementationOnce(() => {
    addressAtExchange = location.pathname + location.search;
    return false;
  });
  answer(german());
  await wait(0);
  // The behaviours of the other page find their own address.
  expect(addressAtExchange).toBe('/de/terms/?utm=x&lang=de');
  expect(location.href).toBe('http://localhost/de/terms/?utm=x&lang=de#law');
  expect([history.length, history.state]).toEqual([entries, { kept: 1 }]);
  expect(localStorage.i18nextLng).toBe('de');
  expect(document.activeElement?.id).toBe('de');
});

test('where a field keeps the focus, nothing takes it away', async () => {
  exchange.mockImplementationOnce(() => {
    document.getElementById('name')?.focus();
    return true;
  });
  answer(german());
  await wait(0);
  expect(document.activeElement?.id).toBe('name');
});

test('after a choice in a menu, which closes, the focus is on the button that opened it', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<button id="menu"></button>');
  const link = document.getElementById('de') as HTMLAnchorElement;
  link.dataset.returnFocus = 'menu';
  answer(german());
  await wait(0);
  expect(document.activeElement?.id).toBe('menu');
});

test('from 300 ms on the visitor sees what is going on', async () => {
  await wait(300);
  expect([notices(), isBusy()]).toEqual([['Loading Deutsch…'], true]);
  answer(german());
  await wait(0);
  expect([notices(), isBusy()]).toEqual([['Done.'], false]);
});

test('ten seconds after the choice the browser loads the page, once', async () => {
  await wait(9_999);
  expect(navigate).not.toHaveBeenCalled();
  await wait(1);
  const [[address]] = navigate.mock.calls;
  expect(String(address)).toBe('http://localhost/de/terms/?utm=x&lang=de#law');
  await wait(20_000);
  expect([notices(), navigate.mock.calls.length, choice.state]).toEqual([
    ['Loading Deutsch…'],
    1,
    'navigating',
  ]);
});

test('a page that comes later than that, but before the browser’s, is shown in place', async () => {
  const stop = jest.spyOn(window, 'stop').mockImplementation();
  await wait(12_000);
  expect(fetchSignal.aborted).toBe(false);
  answer(german());
  await wait(20_000);
  expect([notices(), exchange.mock.calls.length, navigate.mock.calls.length]).toEqual([
    ['Done.'],
    1,
    1,
  ]);
  expect(stop).toHaveBeenCalledTimes(1);
  stop.mockRestore();
});

test.each([
  ['no page', undefined],
  ['a page in another language', parse('<html data-locale="en"></html>')],
  [
    'a page of another release',
    parse('<html data-locale="de"><script src="/b.js"></script></html>'),
  ],
])('%s in answer has the browser load the address, once', async (_, page) => {
  answer(page);
  await wait(20_000);
  expect([exchange.mock.calls.length, navigate.mock.calls.length, choice.state]).toEqual([
    0,
    1,
    'navigating',
  ]);
});

/** Lets the fetch fail because the browser is offline, or else because the host is down. */
async function fail(online = false): Promise<void> {
  isOnline.mockReturnValue(online);
  refuse(new TypeError('Failed to fetch'));
  await wait(0);
}

test('without a network the visitor stays, is told why, and has a link to try again', async () => {
  await wait(500);
  await fail();
  expect([notices()[0], isBusy(), choice.state]).toEqual([
    expect.stringContaining('No Deutsch. Retry'),
    false,
    'failed',
  ]);
  const link = document.querySelector<HTMLAnchorElement>('#status a');
  expect([link?.pathname, link?.search, link?.hreflang]).toEqual(['/de/terms/', '', 'de']);
  expect([location.pathname, localStorage.i18nextLng]).toEqual(['/terms/', undefined]);
  await wait(20_000);
  expect([navigate.mock.calls.length, fetchPage.mock.calls.length]).toEqual([0, 1]);
});

test('a host that fails is asked five times more, after 350 ms, then after twice as long each time', async () => {
  for (const [index, pause] of [350, 700, 1400, 2800, 5600].entries()) {
    await fail(true);
    await wait(pause - 1);
    expect(fetchPage).toHaveBeenCalledTimes(index + 1);
    await wait(1);
    expect(fetchPage).toHaveBeenCalledTimes(index + 2);
  }
  await fail(true);
  await wait(60_000);
  expect(fetchPage).toHaveBeenCalledTimes(6);
});

test.each([1, 3, 5])('a host that fails %i times and then answers is enough', async (times) => {
  for (let failures = 0; failures < times; failures++) {
    await fail(true);
    await wait(350 * 2 ** failures);
  }
  answer(german());
  await wait(20_000);
  expect([exchange.mock.calls.length, navigate.mock.calls.length, notices()]).toEqual([
    1,
    0,
    ['Done.'],
  ]);
});

test('of a host that still fails after ten seconds the visitor is told, and keeps the page', async () => {
  for (const pause of [350, 700, 1400, 2800]) {
    await fail(true);
    await wait(pause);
  }
  await fail(true);
  expect(notices()).toEqual(['Loading Deutsch…']);
  await wait(10_000 - 5_250);
  expect([notices()[0], navigate.mock.calls.length]).toEqual([
    expect.stringContaining('No Deutsch. Retry'),
    0,
  ]);
});

test('a failed choice is made anew when the network is back, and not once another has cancelled it', async () => {
  await fail();
  window.dispatchEvent(new Event('online'));
  expect(retry.mock.calls).toEqual([[document.getElementById('de')]]);
  choice.cancel();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(notices()).toEqual([]);
});

test('closing the message cancels the choice', async () => {
  await fail();
  document.querySelector('button')?.click();
  expect([notices(), choice.state, document.activeElement?.id]).toEqual([[], 'cancelled', 'de']);
});

test.each([0, 300, 10_000])('cancelled after %i ms, it leaves nothing behind', async (passed) => {
  const stop = jest.spyOn(window, 'stop').mockImplementation();
  await wait(passed);
  choice.cancel();
  expect([notices(), isBusy(), fetchSignal.aborted]).toEqual([[], false, true]);
  expect(stop).toHaveBeenCalledTimes(passed === 10_000 ? 1 : 0);
  navigate.mockClear();
  answer(german());
  await wait(20_000);
  expect([exchange.mock.calls.length, navigate.mock.calls.length]).toEqual([0, 0]);
  stop.mockRestore();
});
