import type { Behaviour } from '@/lib/browser/behaviour';

/** Answers from the table of pay: the reward slider picks the row, the length slider the column. */
export const payAnswer: Behaviour = (question) => {
  const reward = question.querySelector<HTMLInputElement>('#pay-reward');
  const length = question.querySelector<HTMLInputElement>('#pay-length');
  const table = document.querySelector<HTMLTableElement>('#pay-table');
  if (!reward || !length || !table) return;

  const show = (input: HTMLInputElement, { textContent }: Element) => {
    input.setAttribute('aria-valuetext', textContent);
    const value = input.parentElement?.querySelector('b');
    if (value) value.textContent = textContent;
  };

  const answer = () => {
    const row = table.rows[reward.valueAsNumber + 1];
    const column = length.valueAsNumber + 1;
    const cell = row.cells[column];
    show(reward, row.cells[0]);
    show(length, table.rows[0].cells[column]);
    table.querySelector('[data-answer]')?.removeAttribute('data-answer');
    cell.dataset.answer = '';
    const isReached = 'wage' in cell.dataset;
    question.querySelector('#pay-below')?.toggleAttribute('hidden', isReached);
    question.querySelector('#pay-reached')?.toggleAttribute('hidden', !isReached);
    for (const figure of question.querySelectorAll('p > b')) figure.textContent = cell.textContent;
  };

  question.addEventListener('input', answer);
  answer();
};
