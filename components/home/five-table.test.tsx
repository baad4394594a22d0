import { render } from '@/components/testing/render';
import { FiveTable } from './five-table';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite({ AFFILIATE_ID: 'sg-77' }) };
});

test('a link to one of the five names affiliate and language, as every link to the partner does', async () => {
  const row = { rewards: ['paypal'], minimumAge: 18, checkedOn: '2025-10-19' } as const;
  const sites = [
    { ...row, name: 'One', url: 'https://partner.test/one?list=5' },
    { ...row, name: 'Two' },
  ];
  const links = (await render(<FiveTable sites={sites} />)).querySelectorAll('a');
  expect(links.map(({ attributes }) => [attributes.href, attributes.rel])).toEqual([
    ['https://partner.test/one?list=5&affid=sg-77&lang=en', 'sponsored noopener'],
  ]);
});
