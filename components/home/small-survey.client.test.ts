/** @jest-environment jsdom */
import { surveyTime } from './small-survey.client';

let comesIntoSight = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  class Observer {
    constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
      comesIntoSight = () => notify([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => jest.useRealTimers());

function open() {
  document.body.innerHTML = `<fieldset><input type="radio" name="a"><input type="radio" name="a">
    <p class="survey-time" hidden>That took you <b>0</b> s.</p></fieldset>`;
  const survey = document.querySelector('fieldset') as HTMLElement;
  const time = document.querySelector('p') as HTMLElement;
  const stop = surveyTime(survey);
  const answer = (index: number) => survey.querySelectorAll('input')[index].click();
  return { stop, answer, said: () => (time.hidden ? undefined : time.textContent) };
}

test('it says how long the first answer took, from when the survey came into sight', () => {
  const { answer, said } = open();
  jest.advanceTimersByTime(30_000);
  comesIntoSight();
  jest.advanceTimersByTime(6000);
  expect(said()).toBeUndefined();
  answer(0);
  expect(said()).toBe('That took you 6 s.');
  jest.advanceTimersByTime(9000);
  answer(1);
  expect(said()).toBe('That took you 6 s.');
});

test.each([
  ['was never wholly in sight', () => {}, 5000],
  ['was answered after minutes', () => comesIntoSight(), 125_000],
])('it says nothing of a survey that %s', (_, begin, milliseconds) => {
  const { answer, said } = open();
  begin();
  jest.advanceTimersByTime(milliseconds);
  answer(1);
  expect(said()).toBeUndefined();
});

test('on a page that has been left, nothing is said', () => {
  const { stop, answer, said } = open();
  comesIntoSight();
  stop?.();
  answer(1);
  expect(said()).toBeUndefined();
});
