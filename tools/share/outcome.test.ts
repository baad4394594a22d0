/** @jest-environment jsdom */
import { adviceOn } from './advice.client';
import { codeRefusalOf, handOut, refusalOf } from './outcome.client';

function place(): { row: HTMLElement; output: HTMLElement } {
  const row = document.createElement('li');
  row.innerHTML = '<output></output>';
  return { row, output: row.querySelector('output') as HTMLElement };
}

const adviceFor = (campaign: string, medium = 'print', ...sources: string[]) =>
  adviceOn(
    {
      shared: new Map([['utm_campaign', campaign]]),
      places: ['poster', ...sources].map(
        (source) =>
          new Map([
            ['utm_source', source],
            ['utm_medium', medium],
          ]),
      ),
    },
    [],
  );

test.each([
  [adviceFor('spring'), 'Copied', ''],
  [adviceFor('Spring'), 'Copied. Advice is still open: Campaign.', 'warning'],
  [adviceFor('', 'Print'), 'Copied. Advice is still open: Campaign, Medium.', 'warning'],
  [adviceFor('', 'print', 'Flyer'), 'Copied. Advice is still open: Campaign, Row 2.', 'warning'],
  [
    adviceFor('x', 'Print', 'a', 'b', 'c', 'd', 'e'),
    'Copied. Advice is still open: Row 1, Row 2, Row 3, Row 4 and 2 more.',
    'warning',
  ],
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

test('codes wait until several names in one field are rows', () => {
  const several = adviceFor('spring', 'print', 'flyer, bag');
  expect([refusalOf(several), codeRefusalOf(several)]).toEqual([
    '',
    'No codes yet: several names in one field (Row 2). Make rows of them.',
  ]);
  expect(codeRefusalOf(adviceFor('spring', 'print', 'flyer'))).toBe('');
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
