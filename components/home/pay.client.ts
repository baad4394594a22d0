import type { Behaviour } from '@/lib/browser/behaviour';

/** Reads the answer from the table below: its row is the reward that is set, its column the length. */
export const payAnswer: Behaviour = (question) => {
  const [reward, length] = question.querySelectorAll('input');
  const [below, reached] = question.querySelectorAll('p');
  const table = question.nextElementSibling as HTMLTableElement;

  function show(input: HTMLInputElement, { textContent }: Element): void {
    input.setAttribute('aria-valuetext', textContent);
    const value = input.parentElement?.querySelector('b');
    if (value) value.textContent = textContent;
  }

  function answer(): void {
    const row = table.rows[reward.valueAsNumber + 1];
    const column = length.valueAsNumber + 1;
    show(reward, row.cells[0]);
    show(length, table.rows[0].cells[column]);
    table.querySelector('[data-answer]')?.removeAttribute('data-answer');
    const cell = row.cells[column];
    cell.dataset.answer = '';
    const isReached = 'wage' in cell.dataset;
    below.hidden = isReached;
    reached.hidden = !isReached;
    for (const figure of question.querySelectorAll('p > b')) figure.textContent = cell.textContent;
  }

  const ended = new AbortController();
  question.addEventListener('input', answer, { signal: ended.signal });
  answer();
  return () => ended.abort();
};
