/** @jest-environment jsdom */
import { exchangePage } from '@/lib/browser/exchange-page';
import { payAnswer } from './pay.client';

const slider = (id: string) =>
  `<label>Name<b></b><input type="range" id="${id}" max="1" value="1"></label>`;

/** Two rewards by two lengths; only the last amount reaches the wage. */
const markup = `<div id="question">${slider('pay-reward')}${slider('pay-length')}<div role="status">
  <p id="pay-below">below: <b></b></p><p id="pay-reached" hidden>reached: <b></b></p></div></div>
  <table id="pay-table"><thead><tr><th>Reward</th><th>10 min</th><th>5 min</th></tr></thead><tbody>
  <tr><th>S$0.50</th><td>S$3.00</td><td>S$6.00</td></tr>
  <tr><th>S$1.00</th><td>S$6.00</td><td data-wage="reached first">S$12.00</td></tr></tbody></table>
  <p id="status"></p>`;

const question = () => document.getElementById('question') as HTMLElement;
const sliders = () => [...question().querySelectorAll('input')];
const answer = () => question().querySelector('p:not([hidden])')?.textContent;
const spoken = () => sliders().map((input) => input.getAttribute('aria-valuetext'));
const seen = () => [...question().querySelectorAll('label b')].map((value) => value.textContent);
const marked = () =>
  [...document.querySelectorAll('[data-answer]')].map(({ textContent }) => textContent);

function set(...values: number[]): void {
  for (const [index, value] of values.entries()) sliders()[index].valueAsNumber = value;
  sliders()[0].dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = markup;
  payAnswer(question());
});

test('the answer is the amount of the table for the reward and the length that are set', () => {
  expect(answer()).toBe('reached: S$12.00');
  set(0, 0);
  expect(seen()).toEqual(['S$0.50', '10 min']);
  expect(spoken()).toEqual(['S$0.50', '10 min']);
  expect(answer()).toBe('below: S$3.00');
  expect(marked()).toEqual(['S$3.00']);
  set(1, 0);
  expect(seen()).toEqual(['S$1.00', '10 min']);
  expect(spoken()).toEqual(['S$1.00', '10 min']);
  expect(answer()).toBe('below: S$6.00');
  expect(marked()).toEqual(['S$6.00']);
});

test('in another language what is set stays, and is answered in its words', () => {
  set(0, 1);
  const german = markup.replaceAll(' min', ' Minuten').replace('below:', 'darunter:');
  const page = new DOMParser().parseFromString(german, 'text/html');
  exchangePage(page, document.getElementById('status') as HTMLElement);
  payAnswer(question());
  expect(spoken()).toEqual(['S$0.50', '5 Minuten']);
  expect(answer()).toBe('darunter: S$6.00');
  expect(marked()).toEqual(['S$6.00']);
});
