/** @jest-environment jsdom */
import { layOutBelowFirstScreen, putOffLayout } from './layout-later';

const parts = '<article><div id="lead"></div><div id="pay"></div></article><section id="tips">';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** jsdom lays nothing out: the parts begin at these places, and are 300 pixels high. */
function present(places: readonly number[]): void {
  document.body.innerHTML = parts;
  document.querySelectorAll('div, section').forEach((part, index) => {
    part.getBoundingClientRect = () => new DOMRect(0, places[index], 390, 300);
  });
}

/** The parts that wait to be laid out. */
const waitingIn = ({ body }: Document) =>
  [...body.querySelectorAll<HTMLElement>('[id]')]
    .filter(({ style }) => style.getPropertyValue('content-visibility') === 'auto')
    .map(({ id }) => id);

beforeEach(() => jest.useFakeTimers());

test('what will begin below the window waits, as high as its counterpart', () => {
  present([innerHeight - 1, innerHeight, innerHeight + 300]);
  const page = parse(parts);
  putOffLayout(page);
  expect(waitingIn(page)).toEqual(['pay', 'tips']);
  const { style } = page.querySelector('#pay') as HTMLElement;
  expect(style.getPropertyValue('contain-intrinsic-block-size')).toBe('300px');
});

test('once the page was painted, one part after another is laid out', () => {
  present([-900, innerHeight, innerHeight + 300]);
  const page = parse(parts);
  const layOutRest = putOffLayout(page);
  jest.advanceTimersByTime(1000);
  expect(waitingIn(page)).toHaveLength(2);
  layOutRest();
  expect(waitingIn(page)).toHaveLength(2);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(waitingIn(page)).toEqual(['tips']);
  jest.advanceTimersByTime(1000);
  expect(waitingIn(page)).toEqual([]);
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

test('a page with other parts is laid out at once', () => {
  present([0, innerHeight, innerHeight + 300]);
  const page = parse(`${parts}</section><section id="more">`);
  putOffLayout(page)();
  expect(waitingIn(page)).toEqual([]);
});

test('on a first visit, what the first screen did not wait for is laid out, a part a frame', () => {
  const { dataset } = document.documentElement;
  document.head.innerHTML =
    '<style>[data-first-screen] section { content-visibility: auto }</style>';
  document.body.innerHTML = '<section id="tips"></section><section id="brands"></section>';
  dataset.firstScreen = '';
  const waiting = () =>
    [...document.querySelectorAll('section')]
      .filter((part) => getComputedStyle(part).getPropertyValue('content-visibility') === 'auto')
      .map(({ id }) => id);
  expect(waiting()).toEqual(['tips', 'brands']);
  layOutBelowFirstScreen();
  expect(waiting()).toEqual(['brands']);
  jest.advanceTimersByTime(1000);
  expect(waiting()).toEqual([]);
  expect(dataset.firstScreen).toBeUndefined();
});
