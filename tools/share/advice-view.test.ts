/** @jest-environment jsdom */
import type { Advice } from './advice.client';
import { offerBehind, showAdvice } from './advice-view.client';

const none: Advice = { faults: [], notes: [], isBarred: false };

function field() {
  document.body.innerHTML = `<div><input><button data-offer="better"></button>
    <button data-offer="other"></button><output></output><div data-note></div></div>`;
  const input = document.querySelector('input') as HTMLInputElement;
  const buttons = [...document.querySelectorAll('button')];
  return { input, buttons, place: document.querySelector('output') as HTMLElement };
}

test('a reason has a list of the names that have it, and none if it is about the only one', () => {
  const { input, place } = field();
  const names = ['A & <b>', 'C'];
  const faults = [
    { text: 'Capitals.', names },
    { text: 'Signs.', names: [] },
  ];
  showAdvice(input, { ...none, faults });
  const reasons = [...place.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(reasons).toEqual(['Capitals.', 'Signs.']);
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(names);
  const [written] = place.children;
  showAdvice(input, { ...none, faults });
  expect(place.children[0]).toBe(written);
  showAdvice(input, none);
  expect(place.textContent).toBe('');
});

test('each of the two buttons shows with what it offers, and hides without', () => {
  const { input, buttons } = field();
  const other = { label: 'Use the usual: email', values: new Map([['utm_medium', 'email']]) };
  showAdvice(input, { ...none, other });
  expect(buttons.map(({ hidden }) => hidden)).toEqual([true, false]);
  expect(buttons[1].textContent).toBe(other.label);
  expect(buttons.map((button) => offerBehind(button, { ...none, other }))).toEqual([
    undefined,
    other,
  ]);
  showAdvice(input, none);
  expect(buttons.map(({ hidden }) => hidden)).toEqual([true, true]);
});
