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

describe('on a first visit', () => {
  const waiting = '<style>[data-first-screen] section { content-visibility: auto }</style>';
  const root = document.documentElement;

  function visit(): void {
    document.head.innerHTML = waiting;
    document.body.innerHTML = `${parts}</section><section id="brands">`;
    root.dataset.firstScreen = '';
    layOutBelowFirstScreen();
  }

  test('what the style sheet spares the first screen is laid out after it, a part a frame', () => {
    visit();
    expect(root.dataset.firstScreen).toBeUndefined();
    expect(waitingIn(document)).toEqual(['tips', 'brands']);
    jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
    expect(waitingIn(document)).toEqual(['brands']);
    jest.advanceTimersByTime(1000);
    expect(document.body.querySelectorAll('[style]')).toHaveLength(0);
  });

  test.each(['click', 'keydown'])('a %s lays out all of it', (press) => {
    visit();
    window.dispatchEvent(new Event(press));
    expect(waitingIn(document)).toEqual([]);
  });
});
