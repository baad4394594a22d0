/** @jest-environment jsdom */
import { adviceOn } from './advice.client';
import { handOut } from './outcome.client';

function place(): { row: HTMLElement; output: HTMLElement } {
  const row = document.createElement('li');
  row.innerHTML = '<output></output>';
  return { row, output: row.querySelector('output') as HTMLElement };
}

const adviceFor = (campaign: string, medium = 'print') =>
  adviceOn(
    new Map([
      ['utm_source', 'poster'],
      ['utm_medium', medium],
      ['utm_campaign', campaign],
    ]),
    [],
  );

test.each([
  [adviceFor('spring'), 'Copied', ''],
  [adviceFor('Spring'), 'Copied. Advice is still open: Campaign.', 'warning'],
  [adviceFor('', 'Print'), 'Copied. Advice is still open: Medium, Campaign.', 'warning'],
])('beside what was pressed stands what has come of it, and what is open', async (...expected) => {
  const [advice, text, tone] = expected;
  const { row, output } = place();
  await handOut(row, advice, async () => 'Copied');
  expect([output.textContent, output.dataset.tone]).toEqual([text, tone]);
});

test('what has nothing to say leaves the word to the reminder', async () => {
  const { row, output } = place();
  await handOut(row, adviceFor('Spring'), () => '');
  expect(output.textContent).toBe('Advice is still open: Campaign.');
});

test.each(['jane@kaya.sg', '{{email}}', 'https://a.sg/'])(
  'nothing is handed out with %s in a field',
  async (campaign) => {
    const { row, output } = place();
    const act = jest.fn();
    await handOut(row, adviceFor(campaign), act);
    expect(act).not.toHaveBeenCalled();
    expect(output.textContent).toBe('Nothing goes out until you change Campaign.');
    expect(output.dataset.tone).toBe('danger');
  },
);
