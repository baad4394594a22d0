/** @jest-environment jsdom */
import { holdInPlace } from './hold-in-place';

const scrolled = jest.fn();
beforeEach(() => {
  window.scrollBy = scrolled.mockClear();
  document.body.innerHTML = '<a id="de"></a>';
});

/** jsdom lays nothing out. */
function put(element: Element | null, top: number, height = 20): void {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 50, height);
}

/** A link at one place, and its counterpart at another. */
function change(before: number, after: number, height = 20): void {
  const link = document.querySelector('a') as HTMLAnchorElement;
  put(link, before, height);
  holdInPlace(link, () => {
    document.body.innerHTML = '<a id="de"></a>';
    put(document.querySelector('a'), after);
  });
}

test('what the change has moved is where it was', () => {
  change(700, 1065);
  expect(scrolled).toHaveBeenCalledWith({ top: 365, behavior: 'instant' });
});

test.each([
  ['above the window', -30, 20],
  ['below it', 768, 20],
  ['not laid out', 0, 0],
])('what is %s has no place to hold', (_, before, height) => {
  change(before, 400, height);
  expect(scrolled).not.toHaveBeenCalled();
});

test('without a counterpart nothing moves', () => {
  const link = document.querySelector('a') as HTMLAnchorElement;
  put(link, 100);
  holdInPlace(link, () => link.remove());
  expect(scrolled).not.toHaveBeenCalled();
});
