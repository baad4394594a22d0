/** @jest-environment jsdom */
import { lightDismiss } from './light-dismiss';

let plain: HTMLDetailsElement;
beforeEach(() => {
  document.body.innerHTML = `<details open><summary tabindex="0">Menu</summary><div><a href="#a">A</a>text</div></details>
    <button>Beside</button>`;
  plain = document.querySelector('details') as HTMLDetailsElement;
  lightDismiss(plain, new AbortController().signal);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const pressEscape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });

test('Escape closes it, and the focus is on its button', () => {
  find('a')?.focus();
  find('a')?.dispatchEvent(pressEscape());
  expect(plain.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

test('Escape in a closed element does not move the focus', () => {
  plain.open = false;
  find('button')?.focus();
  plain.dispatchEvent(pressEscape());
  expect(document.activeElement).toBe(find('button'));
});

test.each([
  ['summary', true],
  ['button', false],
])('with the focus moved to the %s it is open: %p', (selector, isOpen) => {
  find('a')?.focus();
  find(selector)?.focus();
  expect(plain.open).toBe(isOpen);
});

test('a press on text within takes the focus to nothing, and leaves it open', () => {
  find('a')?.focus();
  find('a')?.blur();
  expect(plain.open).toBe(true);
});

test('a choice closes it, and the focus is on its button', () => {
  find('a')?.focus();
  find('a')?.click();
  expect(plain.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

test.each([
  ['div', true],
  ['button', false],
])('after a tap on the %s it is open: %p', (selector, isOpen) => {
  find(selector)?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(plain.open).toBe(isOpen);
});
