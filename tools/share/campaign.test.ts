import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';
import { asCsv, fileName, withParameters } from './campaign.client';

const hostile = `Spring, "50 %" & more=1 + ä#?<b>'\r\n=1`;

test('parameters arrive as they were typed, and the language stays', () => {
  const parameters = new Map([
    ['utm_source', ' mail '],
    ['utm_medium', '  '],
    ['utm_campaign', hostile],
  ]);
  for (const { address, language } of sharedAddresses(testSite())) {
    const { searchParams, hash, origin } = new URL(withParameters(address, parameters));
    expect([origin, hash]).toEqual([new URL(address).origin, '']);
    expect(searchParams.get('lang')).toBe(language === 'en' ? 'en' : null);
    expect(searchParams.get('utm_source')).toBe('mail');
    expect(searchParams.has('utm_medium')).toBe(false);
    expect(searchParams.get('utm_campaign')).toBe(hostile);
  }
  expect(withParameters('https://surveys.sg/de/', new Map())).toBe('https://surveys.sg/de/');
});

test('the table has one row for each address, of three fields, whatever was typed', () => {
  const parameters = new Map([['utm_campaign', hostile]]);
  const addresses = sharedAddresses(testSite()).map((row) => ({
    ...row,
    address: withParameters(row.address, parameters),
  }));
  const [head, ...lines] = asCsv(addresses).trimEnd().split('\r\n');
  expect(head).toBe('language,page,address');
  expect(lines.map((line) => line.split(','))).toEqual(
    addresses.map(({ language, page, address }) => [language, page, address]),
  );
});

test.each([
  [['Spring & Sale', 'home', 'pt-BR'], 'spring-sale-home-pt-br.svg'],
  [['', 'home', 'visitor'], 'home-visitor.svg'],
  [['../../etc/<x>', 'home', 'de'], 'etc-x-home-de.svg'],
  [['春のセール', 'home', 'ja'], '春のセール-home-ja.svg'],
  [['x'.repeat(300), 'home', 'de'], `${'x'.repeat(52)}-home-de.svg`],
])('a file of %j is %s', (parts, name) => {
  expect(fileName(parts, 'svg')).toBe(name);
});
