/** @jest-environment jsdom */
import { lateLayout, showWhole } from './late-layout';

const visible = (document: Document) =>
  [...document.querySelectorAll('section, footer')].map(
    (part) => part.getAttribute('style') ?? 'as the style sheet has it',
  );

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>';
});

test('the parts are laid out one by one, from the top, while the browser is idle', () => {
  lateLayout(document.body);
  for (let shown = 0; shown <= 3; shown++) {
    expect(visible(document).filter((style) => /visible/.test(style))).toHaveLength(shown);
    idle.shift()?.();
  }
  expect(idle).toEqual([]);
});

test('the first key has all of them laid out', () => {
  lateLayout(document.body);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(visible(document).every((style) => /visible/.test(style))).toBe(true);
});

test('stopped, it leaves the rest as it is', () => {
  const stop = lateLayout(document.body);
  stop();
  idle.shift()?.();
  expect(visible(document).every((style) => !/visible/.test(style))).toBe(true);
});

test('another page can be shown whole from the start', () => {
  const page = new DOMParser().parseFromString(document.body.innerHTML, 'text/html');
  showWhole(page);
  expect(visible(page).every((style) => /visible/.test(style))).toBe(true);
});
