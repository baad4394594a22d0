/** @jest-environment jsdom */
import { startAll } from './behaviour';

test('each behaviour starts on every element of its selector, and ends with all others', () => {
  document.body.innerHTML = '<p></p><p></p><a></a>';
  const ended = jest.fn();
  const started = jest.fn((root: HTMLElement) => () => ended(root));
  const stop = startAll([
    ['p', started],
    ['a', () => undefined],
    ['b', started],
  ]);
  const paragraphs = [...document.querySelectorAll('p')];
  expect(started.mock.calls.map(([root]) => root)).toEqual(paragraphs);
  expect(ended).not.toHaveBeenCalled();
  stop();
  expect(ended.mock.calls.map(([root]) => root)).toEqual(paragraphs);
});
