import { render } from '@/components/testing/render';
import { FiveTable } from './five-table';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite({ AFFILIATE_ID: 'sg-77' }) };
});

const row = { rewards: ['paypal'], minimumAge: 18, checkedOn: '2025-10-19' } as const;

test.each([
  ['2025-10-19', ['last checked on 19\u00a0October 2025'], 5],
  ['2025-10-20', ['with the day', '19\u00a0October 2025', '20\u00a0October 2025'], 6],
])('a day that all were checked on is said once: 19 and %s', async (checkedOn, texts, columns) => {
  const sites = [
    { ...row, name: 'One' },
    { ...row, name: 'Two', checkedOn },
  ];
  const table = await render(<FiveTable sites={sites} />);
  for (const text of texts) expect(table.text.split(text)).toHaveLength(2);
  for (const line of table.querySelectorAll('tr'))
    expect(line.querySelectorAll('th, td')).toHaveLength(columns);
});

test('a link to one of the five names affiliate and language, as every link to the partner does', async () => {
  const sites = [
    { ...row, name: 'One', url: 'https://partner.test/one?list=5' },
    { ...row, name: 'Two' },
  ];
  const links = (await render(<FiveTable sites={sites} />)).querySelectorAll('a');
  expect(links.map(({ attributes }) => [attributes.href, attributes.rel])).toEqual([
    ['https://partner.test/one?list=5&affid=sg-77&lang=en', 'sponsored noopener'],
  ]);
});
