/** @jest-environment jsdom */
import { act } from 'react';
import { mountLanguageMenu } from './language-menu.widget';

const prefetch = jest.fn();

/** Gives React the time to follow, in milliseconds. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function press(key: string): Promise<void> {
  const { activeElement } = document;
  act(() => {
    activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await pass(20);
}

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterAll(() => jest.useRealTimers());

test('who passes over languages fetches none of them, but the one on which they rest', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  const codes = ['de', 'es', 'fr', 'ja'];
  const items = codes.map((code) => `<li><a href="/${code}/" hreflang="${code}">${code}</a></li>`);
  document.body.innerHTML = `<details open><summary id="language-button">English</summary>
    <div><ul>${items.join('')}</ul></div></details>`;
  const plain = document.querySelector('details') as HTMLDetailsElement;
  let stop = () => {};
  act(() => {
    stop = mountLanguageMenu(plain, prefetch);
  });
  await pass(20);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await press(key);
  await pass(1000);
  expect(prefetch.mock.calls.map(([link]) => link.hreflang)).toEqual(['ja']);
  act(stop);
});
