/** @jest-environment jsdom */
import { adviceOn } from './advice.client';
import { offerBehind, showAdvice, showSummary } from './advice-view.client';
import { type Advice, none } from './field-advice.client';

function field() {
  document.body.innerHTML = `<template id="offer"><button></button></template><div id="place">
    <input><div data-offers></div><output></output><div data-note></div></div>`;
  const place = document.querySelector('#place') as HTMLElement;
  return { place, output: place.querySelector('output') as HTMLElement };
}

const filled = { shared: new Map(), places: [] };
const advice: Advice = {
  ...none,
  faults: ['Capitals & <b>.', 'Signs.'],
  offers: [
    { label: 'Use a', filled },
    { label: 'Use the usual: b', filled },
  ],
};

test('each reason is shown, and what stays is not written again', () => {
  const { place, output } = field();
  showAdvice(place, advice);
  const reasons = [...output.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(reasons).toEqual(advice.faults);
  const [written] = output.children;
  showAdvice(place, { ...advice, offers: [] });
  expect(output.children[0]).toBe(written);
  showAdvice(place, none);
  expect(output.textContent).toBe('');
});

test('there is a button for each offer, which stays the same while it says the same', () => {
  const { place } = field();
  const buttons = () => [...place.querySelectorAll('button')];
  showAdvice(place, advice);
  expect(buttons().map((button) => offerBehind(button, advice.offers))).toEqual(advice.offers);
  const [first] = buttons();
  showAdvice(place, { ...advice, faults: [] });
  expect(buttons()[0]).toBe(first);
  showAdvice(place, none);
  expect(buttons()).toEqual([]);
});

test('above the addresses the rows with advice are named, each once, and no more than four', () => {
  const summary = document.createElement('p');
  summary.innerHTML = '<span></span><a href="#x"></a>';
  const rows = (...sources: string[]) => ({
    shared: new Map([['utm_campaign', 'fair']]),
    places: sources.map((source) => new Map([['utm_source', source]])),
  });
  const idOf = ({ name, index }: { name: string; index?: number }) => `${name}-${index}`;
  showSummary(summary, adviceOn(rows('A', 'B', 'C', 'D', 'jane@x.sg'), []), idOf);
  expect(summary.textContent).toContain('Nothing goes out until you change Row 5.');
  const links = [...summary.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([1, 2, 3, 4].map((row) => [`Row ${row}`, `#utm_source-${row - 1}`]));
  showSummary(summary, adviceOn(rows('newsletter'), []), idOf);
  expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Medium',
  ]);
  showSummary(summary, adviceOn({ shared: new Map(), places: [new Map()] }, []), idOf);
  expect(summary.hidden).toBe(true);
});
