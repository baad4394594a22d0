import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';
import { piecesOf, summaryOf, variantName, withParameters } from './campaign.client';

test('parameters arrive as they are, and the language stays', () => {
  const hostile = `Spring, "50 %" & more=1 + ä#?<b>'\r\n=1`;
  const parameters = new Map([
    ['utm_source', 'mail'],
    ['utm_medium', ''],
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
});

test('a line breaks after a slash and before an ampersand', () => {
  expect(piecesOf('https://a-b.sg/de/terms/?utm_campaign=a-b&v=2')).toEqual([
    'https://a-b.sg/',
    'de/',
    'terms/',
    '?utm_campaign=a-b',
    '&v=2',
  ]);
});

test('an address is told from others by what differs, and a sheet by all that it has', () => {
  const variants = ['orchard', 'bugis'].map(
    (content) =>
      new Map([
        ['utm_source', 'mall'],
        ['utm_medium', 'print'],
        ['utm_content', content],
      ]),
  );
  expect(variants.map((own) => variantName(own, variants))).toEqual(['orchard', 'bugis']);
  expect(variantName(variants[0], [variants[0]])).toBe('');
  expect(summaryOf(variants)).toBe('source: mall; medium: print; content: orchard, bugis');
});
