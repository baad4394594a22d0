import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';
import { asCsv, englishName, fileName, withParameters } from './campaign.client';

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

test('the table has one row for each address, of four fields, whatever was typed', () => {
  const parameters = new Map([['utm_campaign', hostile]]);
  const addresses = sharedAddresses(testSite()).map((row) => ({
    ...row,
    address: withParameters(row.address, parameters),
  }));
  const [head, ...lines] = asCsv(addresses).trimEnd().split('\r\n');
  expect(head).toBe('language,name,page,address');
  expect(lines.map((line) => line.split(','))).toEqual(
    addresses.map(({ language, page, address }) => [
      language,
      englishName(language),
      page,
      address,
    ]),
  );
});

test('languages have their English names, in quotes if there is a comma', () => {
  const names = ['visitor', 'no', 'pt-BR', 'sr-Latn-BA'].map((language) => {
    const [, row] = asCsv([{ language, page: 'home', address: 'https://a.sg/' }]).split('\r\n');
    return row.slice(language.length + 1, -',home,https://a.sg/'.length);
  });
  expect(names).toEqual([
    "the visitor's own",
    'Norwegian',
    'Brazilian Portuguese',
    '"Serbian (Latin, Bosnia & Herzegovina)"',
  ]);
});

test.each([
  [['Spring & Sale', 'home', 'pt-BR'], 'spring-sale-home-pt-br.svg'],
  [['', 'home', 'visitor'], 'home-visitor.svg'],
  [['../../etc/<x>', 'home', 'de'], 'etc-x-home-de.svg'],
  [['Größere Prämien', 'home', 'de'], 'grossere-pramien-home-de.svg'],
  [['春のセール', 'home', 'ja'], 'home-ja.svg'],
  [['x'.repeat(300), 'home', 'de'], `${'x'.repeat(40)}-home-de.svg`],
])('a file of %j is %s', (parts, name) => {
  expect(fileName(parts, 'svg')).toBe(name);
});
