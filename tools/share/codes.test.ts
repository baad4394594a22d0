/** @jest-environment jsdom */
import { lazyCodes } from './codes.client';

/** Tells which rows have come near the screen, or gone. */
let scroll: (isIntersecting: boolean, ...rows: HTMLElement[]) => void = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    constructor(told: IntersectionObserverCallback) {
      scroll = (isIntersecting, ...rows) =>
        told(
          rows.map(
            (target) => ({ target, isIntersecting }) as unknown as IntersectionObserverEntry,
          ),
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

const newRows = (count: number) =>
  Array.from({ length: count }, () => document.createElement('li'));

test('codes of near rows are drawn one at a time, those of others not before they come near', () => {
  const drawn: HTMLElement[] = [];
  const codes = lazyCodes((row) => drawn.push(row));
  const [first, second, far] = newRows(3);
  for (const row of [first, second, far]) codes.renew(row);
  scroll(true, first, second);
  jest.runAllTimers();
  expect(drawn).toEqual([first, second]);
  scroll(true, far);
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual([first, second, far]);
  jest.runAllTimers();
  codes.renew(second);
  codes.renew(first);
  scroll(false, first);
  jest.runAllTimers();
  expect(drawn).toEqual([first, second, far, second]);
});

test('between two codes the page may answer', () => {
  const draw = jest.fn();
  const codes = lazyCodes(draw);
  const rows = newRows(2);
  for (const row of rows) codes.renew(row);
  scroll(true, ...rows);
  expect(draw).not.toHaveBeenCalled();
  jest.advanceTimersToNextTimer();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('for paper all that is left is drawn at once, but no row that is gone', () => {
  const draw = jest.fn();
  const codes = lazyCodes(draw);
  const [kept, gone, done] = newRows(3);
  for (const row of [kept, gone, done]) codes.renew(row);
  codes.forget(gone);
  scroll(true, done);
  jest.runAllTimers();
  codes.finish([kept, gone, done]);
  expect(draw.mock.calls).toEqual([[done], [kept]]);
  scroll(true, kept);
  jest.runAllTimers();
  expect(draw).toHaveBeenCalledTimes(2);
});
