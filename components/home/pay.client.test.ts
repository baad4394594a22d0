/** @jest-environment jsdom */
import { payAnswer } from './pay.client';

const slider = '<label>Name<b></b><input type="range" max="1" value="1"></label>';

/** Two rewards by two lengths; only the last amount reaches the wage. */
const markup = `<div id="question">${slider}${slider}<div role="status">
  <p>below: <b></b></p><p hidden>reached: <b></b></p></div></div>
  <table><thead><tr><th>Reward</th><th>10 min</th><th>5 min</th></tr></thead><tbody>
  <tr><th>S$0.50</th><td>S$3.00</td><td>S$6.00</td></tr>
  <tr><th>S$1.00</th><td>S$6.00</td><td data-wage="reached">S$12.00</td></tr></tbody></table>`;

function open() {
  document.body.innerHTML = markup;
  const question = document.getElementById('question') as HTMLElement;
  const stop = payAnswer(question);
  const sliders = [...question.querySelectorAll('input')];
  return {
    stop,
    set(values: readonly number[]) {
      for (const [index, value] of values.entries()) sliders[index].valueAsNumber = value;
      sliders[0].dispatchEvent(new Event('input', { bubbles: true }));
    },
    answer: () => question.querySelector('p:not([hidden])')?.textContent,
    shown: () => [...question.querySelectorAll('label b')].map(({ textContent }) => textContent),
    marked: () =>
      [...document.querySelectorAll('[data-answer]')].map(({ textContent }) => textContent),
  };
}

test('the answer is the amount of the table for the reward and the length that are set', () => {
  const { set, answer, shown, marked } = open();
  expect(answer()).toBe('reached: S$12.00');
  set([0, 0]);
  expect(shown()).toEqual(['S$0.50', '10 min']);
  expect(answer()).toBe('below: S$3.00');
  expect(marked()).toEqual(['S$3.00']);
  set([1, 0]);
  expect(shown()).toEqual(['S$1.00', '10 min']);
  expect(answer()).toBe('below: S$6.00');
  expect(marked()).toEqual(['S$6.00']);
});

test('on a page that has been left, nothing is answered any more', () => {
  const { stop, set, answer } = open();
  stop?.();
  set([0, 0]);
  expect(answer()).toBe('reached: S$12.00');
});
