/** @jest-environment jsdom */
import { anchorScroll } from './scroll-anchor';

const scrolled = jest.fn();
beforeEach(() => {
  window.scrollBy = scrolled.mockClear();
  document.body.innerHTML = '<a id="de"></a>';
});

/** jsdom lays nothing out. */
function put(element: Element | null, top: number): void {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 50, 20);
}

/** A link at one place, and its counterpart at another. */
function change(before: number, after: number): void {
  put(document.querySelector('a'), before);
  anchorScroll('de', () => {
    document.body.innerHTML = '<a id="de"></a>';
    put(document.querySelector('a'), after);
  });
}

test('what the change has moved is where it was', () => {
  change(700, 1065);
  expect(scrolled).toHaveBeenCalledWith({ top: 365, behavior: 'instant' });
});

test.each([
  ['above the window', -30],
  ['below it', 768],
])('what is %s has no place to hold', (_, before) => {
  change(before, 400);
  expect(scrolled).not.toHaveBeenCalled();
});

test('without a counterpart nothing moves', () => {
  put(document.querySelector('a'), 100);
  anchorScroll('de', () => document.body.replaceChildren());
  expect(scrolled).not.toHaveBeenCalled();
});
