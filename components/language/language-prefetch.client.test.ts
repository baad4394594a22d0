/** @jest-environment jsdom */
import { prefetchLikely } from './language-prefetch.client';

const prefetch = jest.fn();
const fetched = () => prefetch.mock.calls.map(([link]) => link.hreflang);

beforeAll(() => {
  jest.useFakeTimers();
  prefetchLikely(prefetch);
  document.body.innerHTML = `${['de', 'fr', 'ja']
    .map((code) => `<a hreflang="${code}" href="/${code}/"></a>`)
    .join('')}<a href="/imprint/">Imprint</a>`;
});
beforeEach(() => prefetch.mockClear());

const send = (index: number, type: string) =>
  document.links[index].dispatchEvent(new Event(type, { bubbles: true }));

test('passing over links fetches none, resting on one fetches it', () => {
  for (const index of [0, 1, 2]) {
    send(index, 'pointerover');
    jest.advanceTimersByTime(70);
  }
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(fetched()).toEqual(['ja']);
});

test('leaving the link early fetches nothing, and neither does a link of another kind', () => {
  send(0, 'pointerover');
  send(3, 'pointerover');
  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});

test('a press fetches at once', () => {
  send(1, 'pointerdown');
  jest.advanceTimersByTime(0);
  expect(fetched()).toEqual(['fr']);
});
