/** What surveys pay by the hour, beside a wage that one of the amounts equals. */
import { render } from '@/components/testing/render';
import { withoutBreakHints } from '@/lib/messages/break-hints';
import { renderIn } from '@/lib/testing/next-intl-server';
import { localeNamed } from '@/lib/testing/test-site';
import { Pay } from './pay';

jest.mock('@/lib/current/site', () => {
  const { testConfig, testSite } = jest.requireActual('@/lib/testing/test-site');
  const { facts } = testConfig;
  const sources = { local_pay: { url: 'https://local_pay.test/', date: '2025-11-24' } };
  const localPay = { hourly: 6, since: '2025-02-03' };
  return {
    site: testSite(
      {},
      { ...testConfig, facts: { ...facts, sources, localPay, screenOutMinutes: 5 } },
    ),
  };
});

const textIn = async (code: string) => {
  renderIn(localeNamed(code));
  return withoutBreakHints((await render(<Pay />)).textContent);
};

beforeEach(() => renderIn(localeNamed('en')));

test('amounts by the hour stand under their minutes, beside their rewards', async () => {
  const rows = (await render(<Pay />)).querySelectorAll('tr');
  expect(rows.map((row) => row.querySelectorAll('th, td').map((cell) => cell.textContent))).toEqual(
    [
      ['Reward', '5\u00a0min', '10\u00a0min'],
      ['S$0.50', 'S$6.00', 'S$3.00'],
      ['S$1.00', 'S$12.00', 'S$6.00'],
    ],
  );
  const headers = (await render(<Pay />)).querySelectorAll('th');
  expect(headers.map((header) => header.getAttribute('scope'))).toEqual([
    'col',
    'col',
    'col',
    'row',
    'row',
  ]);
});

test('amounts that reach the wage are set apart, by a line below amounts that do not', async () => {
  const cells = (await render(<Pay />)).querySelectorAll('[data-wage]');
  expect(cells.map((cell) => [cell.textContent, cell.getAttribute('data-wage')])).toEqual([
    ['S$6.00', 'reached'],
    ['S$12.00', 'reached'],
    ['S$6.00', 'reached first'],
  ]);
});

test('the text names the lowest amount of the table that reaches the wage', async () => {
  expect(await textIn('en')).toMatch(/Marked in the table: S\$6\.00 .* S\$6 an hour/);
});

test('the text says since when the wage holds, and what minutes without pay cost', async () => {
  const text = await textIn('en');
  expect(text).toMatch(/since 3\sFebruary\s2025/);
  expect(text).toMatch(/lose 5\sminutes .* S\$1 for 10\sminutes comes to only S\$4 an hour/);
});

test('what single questions pay is said in every language but English', async () => {
  expect(await textIn('de')).toMatch(/1 bis 5\sS\$ pro Minute/);
  expect(await textIn('en')).not.toContain('per minute');
});

test('each slider has a stop for every reward and length of the table, and none behind', async () => {
  const pay = await render(<Pay />);
  const stops = pay.querySelectorAll('[type=range]').map(({ attrs }) => Number(attrs.max) + 1);
  const rewards = pay.querySelectorAll('tbody tr').length;
  const lengths = pay.querySelectorAll('tbody tr:first-child td').length;
  expect(stops).toEqual([rewards, lengths]);
});
