/** @jest-environment jsdom */
import { currentSection } from './current-section.client';

const windowHeight = 800;
let stop: (() => void) | undefined;

/**
 * Sections by id with the places of their beginnings on the page; the page ends at the last number.
 * jsdom lays nothing out.
 */
function open(tops: Record<string, number>, pageHeight: number, above = ''): void {
  document.body.innerHTML = `<nav>${above}${['a', 'b', 'c'].map((id) => `<a href="#${id}"></a>`).join('')}</nav>
    <main>${Object.keys(tops)
      .map((id) => `<section id="${id}"></section>`)
      .join('')}</main>`;
  for (const [id, top] of Object.entries(tops)) place(id, top);
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: pageHeight });
  Object.defineProperty(root, 'clientHeight', { configurable: true, value: windowHeight });
  stop = currentSection(document.querySelector('main') as HTMLElement) as () => void;
}

const home = '<a href="/" aria-current="page">Home</a>';
const root = document.documentElement;

/** Where a section begins on the page. */
function place(id: string, top: number): void {
  const section = document.getElementById(id) as HTMLElement;
  section.getBoundingClientRect = () => new DOMRect(0, top - root.scrollTop);
}

const marked = () =>
  [...document.querySelectorAll('[aria-current=location]')].map((link) =>
    link.getAttribute('href'),
  );

function scrollTo(top: number): string[] {
  root.scrollTop = top;
  dispatchEvent(new Event('scroll'));
  return marked() as string[];
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  // The section `x` is in no navigation.
  open({ a: 1000, x: 2000, b: 3000, c: 3700 }, 5000, home);
});
afterEach(() => stop?.());

test.each([
  ['above the first section none', 0, []],
  ['just above its beginning none', 679, []],
  ['from there on, two fifths down the window, the section', 680, ['#a']],
  ['in a section without a link the one before', 2200, ['#a']],
  ['further down the next one', 2700, ['#b']],
  ['at the end of the page the last one', 4200, ['#c']],
])('%s is marked', (_, top, expected) => {
  expect(scrollTo(top)).toEqual(expected);
});

test('what a link has led to is marked while its beginning is in sight', () => {
  open({ a: 1000, b: 4300, c: 4600 }, 5000);
  expect(scrollTo(4200)).toEqual(['#c']);
  history.replaceState(null, '', '#b');
  expect(scrollTo(4200)).toEqual(['#b']);
});

test('a table of contents begins with its first section', () => {
  open({ a: 1000, b: 2000, c: 3000 }, 5000);
  expect(scrollTo(0)).toEqual(['#a']);
  expect(scrollTo(2000)).toEqual(['#b']);
});

test('a resize updates the current section', () => {
  expect(scrollTo(680)).toEqual(['#a']);
  // Narrower, so that what stands above the section takes more lines.
  place('a', 1200);
  dispatchEvent(new Event('resize'));
  expect(marked()).toEqual([]);
});

test('after cleanup nothing is marked any more', () => {
  stop?.();
  expect(scrollTo(910)).toEqual([]);
});
