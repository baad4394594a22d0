/** @jest-environment jsdom */
import { act } from 'react';
import { mountLanguageMenu } from './language-menu.widget';

const codes = ['en', 'de', 'fr', 'ja'];
const prefetch = jest.fn();
let unmount = () => {};

/** Gives React the time to follow, in milliseconds. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** An open list, as after a press. */
function openList(): HTMLDetailsElement {
  const items = codes.map((code) => `<li><a href="/${code}/" hreflang="${code}">${code}</a></li>`);
  document.body.innerHTML = `<details open><summary id="language-button">English</summary>
    <div><ul>${items.join('')}</ul></div></details>`;
  return document.querySelector('details') as HTMLDetailsElement;
}

/** Mounts the menu in the place of an open list. */
async function mountOpen(): Promise<void> {
  act(() => {
    unmount = mountLanguageMenu(openList(), prefetch);
  });
  await pass(20);
}

async function press(key: string): Promise<void> {
  const { activeElement } = document;
  act(() => {
    activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await pass(20);
}

const menu = () => document.querySelector('[role=menu]');

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    // What jsdom lacks, and Headless UI asks for.
    ResizeObserver: class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  });
  // As the site does with every choice, to follow it in place.
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
});
afterEach(() => act(() => unmount()));
afterAll(() => jest.useRealTimers());

test('passing over languages fetches none of them, resting on one fetches it', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx']);
  await mountOpen();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await press(key);
  await pass(1000);
  expect(prefetch.mock.calls.map(([link]) => link.hreflang)).toEqual(['ja']);
});

test.each(['en', 'de'])(
  'a choice of %s closes it, though its default is prevented, and the button has the focus',
  async (code) => {
    await mountOpen();
    expect(menu()).not.toBeNull();
    act(() => document.querySelector<HTMLElement>(`[role=menuitem][hreflang=${code}]`)?.click());
    await pass(50);
    expect(menu()).toBeNull();
    expect(document.activeElement?.id).toBe('language-button');
  },
);

test.each(['at once', 'later'])('where the menu fails %s, the plain list is back', async (when) => {
  const failure = new Error('a script of others');
  const fail = () => {
    throw failure;
  };
  const reported = jest.fn();
  // React throws in `act` what it reports elsewhere.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: reported });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  if (when === 'later') prefetch.mockImplementationOnce(fail);
  else jest.spyOn(Element.prototype, 'cloneNode').mockImplementationOnce(fail);
  mountLanguageMenu(openList(), prefetch);
  await jest.advanceTimersByTimeAsync(1000);
  expect(reported).toHaveBeenCalledWith(failure);
  expect(document.querySelectorAll('details[open] a')).toHaveLength(codes.length);
  expect(menu()).toBeNull();
});
