/** @jest-environment jsdom */
import { putOffLayout } from './layout-later';

const parts = '<article><div id="lead"></div><div id="pay"></div></article><section id="tips">';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** jsdom lays nothing out: the parts begin at these places, and are 300 pixels high. */
function present(places: readonly number[]): void {
  document.body.innerHTML = parts;
  document.querySelectorAll('div, section').forEach((part, index) => {
    part.getBoundingClientRect = () => new DOMRect(0, places[index], 390, 300);
  });
}

const putOff = ({ body }: Document) =>
  [...body.querySelectorAll<HTMLElement>('[id]')]
    .filter(({ style }) => style.getPropertyValue('content-visibility') === 'auto')
    .map(({ id, style }) => `${id}: ${style.getPropertyValue('contain-intrinsic-block-size')}`);

beforeEach(() => jest.useFakeTimers());

test('what will begin below the window waits, as high as its counterpart', () => {
  present([innerHeight - 1, innerHeight, innerHeight + 300]);
  const page = parse(parts);
  putOffLayout(page);
  expect(putOff(page)).toEqual(['pay: 300px', 'tips: 300px']);
});

test('once the page was painted, one part after another is laid out', () => {
  present([-900, innerHeight, innerHeight + 300]);
  const page = parse(parts);
  const layOutRest = putOffLayout(page);
  jest.advanceTimersByTime(1000);
  expect(putOff(page)).toHaveLength(2);
  layOutRest();
  expect(putOff(page)).toHaveLength(2);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(putOff(page)).toEqual(['tips: 300px']);
  jest.advanceTimersByTime(1000);
  expect(putOff(page)).toEqual([]);
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

test('a page with other parts is laid out at once', () => {
  present([0, innerHeight, innerHeight + 300]);
  const page = parse(`${parts}</section><section id="more">`);
  putOffLayout(page)();
  expect(putOff(page)).toEqual([]);
});
