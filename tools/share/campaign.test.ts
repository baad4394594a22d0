import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';
import {
  asCsv,
  atomsOf,
  campaignFile,
  piecesOf,
  summaryOf,
  tabTitle,
  variantName,
  variantsOf,
  withParameters,
} from './campaign.client';
import { englishName } from './names.client';

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

test('a line breaks after a slash and before an ampersand', () => {
  expect(piecesOf('https://a-b.sg/de/terms/?utm_campaign=a-b&v=2')).toEqual([
    'https://a-b.sg/',
    'de/',
    'terms/',
    '?utm_campaign=a-b',
    '&v=2',
  ]);
});

test('no line breaks within an escaped letter', () => {
  expect(atomsOf('fr%C3%BCh%E6%98%A5%E3%81%AE+50%25')).toEqual([
    'fr',
    '%C3%BC',
    'h',
    '%E6%98%A5',
    '%E3%81%AE',
    '+50',
    '%25',
  ]);
});

test('the table has one row for each address, which a spreadsheet reads as UTF-8', () => {
  const parameters = new Map([
    ['utm_source', 'letter'],
    ['utm_campaign', ' spring '],
    ['utm_content', 'footer'],
    ['v', '2'],
  ]);
  const addresses = sharedAddresses(testSite());
  const table = asCsv(
    addresses.map((address) => [address, parameters]),
    (page) => (page === 'imprint' ? 'Legal notice' : page),
  );
  const [head, ...lines] = table.trimEnd().split('\r\n');
  expect(head).toBe(
    '\uFEFFlanguage,name,page,title,source,medium,campaign,content,version,address',
  );
  expect(lines).toEqual(
    addresses.map(({ language, page, address }) => {
      const filled = withParameters(address, parameters);
      const title = page === 'imprint' ? 'Legal notice' : page;
      return `${language},${englishName(language)},${page},${title},letter,,spring,footer,2,${filled}`;
    }),
  );
});

test.each([
  ['poster', ' spring-2027 ', 'spring-2027 – Share Kaya'],
  ['poster', ' ', 'poster – Share Kaya'],
  ['', '', 'Share Kaya'],
])('a bookmark of the source "%s" and the campaign "%s" is called %s', (source, name, title) => {
  const parameters = new Map([
    ['utm_source', source],
    ['utm_campaign', name],
  ]);
  expect(tabTitle('Share Kaya', parameters)).toBe(title);
});

test('each of several sources has parameters of its own', () => {
  const parameters = new Map([
    ['utm_source', ' poster, flyer,,poster '],
    ['utm_campaign', 'spring, summer'],
  ]);
  expect(variantsOf(parameters).map(summaryOf)).toEqual([
    'source: poster, campaign: spring, summer',
    'source: flyer, campaign: spring, summer',
  ]);
  expect(variantsOf(new Map([['utm_source', ' , ']])).map(summaryOf)).toEqual(['']);
  expect(variantsOf(new Map([['utm_source', 'a; b，c、d；e']]))).toHaveLength(5);
});

test('each of several contents has parameters of its own, once for each source', () => {
  const parameters = (source: string) =>
    new Map([
      ['utm_source', source],
      ['utm_medium', 'qr'],
      ['utm_content', ' orchard, bugis'],
    ]);
  const told = (typed: ReadonlyMap<string, string>) =>
    variantsOf(typed).map((own) => [summaryOf(own), variantName(own, variantsOf(typed))]);
  expect(told(parameters('poster'))).toEqual([
    ['source: poster, medium: qr, content: orchard', 'orchard'],
    ['source: poster, medium: qr, content: bugis', 'bugis'],
  ]);
  expect(told(parameters('poster, flyer/print'))).toEqual([
    ['source: poster, medium: qr, content: orchard', 'poster, qr, orchard'],
    ['source: poster, medium: qr, content: bugis', 'poster, qr, bugis'],
    ['source: flyer, medium: print, content: orchard', 'flyer, print, orchard'],
    ['source: flyer, medium: print, content: bugis', 'flyer, print, bugis'],
  ]);
});

test.each([
  [
    'mall/print/orchard, mall/print/bugis',
    [
      ['source: mall, medium: print, content: orchard', 'orchard'],
      ['source: mall, medium: print, content: bugis', 'bugis'],
    ],
  ],
  [
    'mall/print/orchard, poster/print',
    [
      ['source: mall, medium: print, content: orchard', 'mall, orchard'],
      ['source: poster, medium: print, content: header', 'poster, header'],
      ['source: poster, medium: print, content: footer', 'poster, footer'],
    ],
  ],
])('a content behind the second slash of %s is its own, told where it differs', (source, told) => {
  const variants = variantsOf(
    new Map([
      ['utm_source', source],
      ['utm_medium', ''],
      ['utm_content', 'header, footer'],
    ]),
  );
  expect(variants.map((own) => [summaryOf(own), variantName(own, variants)])).toEqual(told);
});

test('a medium behind the slash of a source is its own', () => {
  const parameters = new Map([
    ['utm_source', 'facebook/social, whatsapp / messenger, letter, https://a.sg/'],
    ['utm_medium', 'print'],
  ]);
  expect(variantsOf(parameters).map(summaryOf)).toEqual([
    'source: facebook, medium: social',
    'source: whatsapp, medium: messenger',
    'source: letter, medium: print',
    'source: https://a.sg/, medium: print',
  ]);
});

test.each([
  ['spring, summer', '"spring, summer"'],
  ['the "big" one', '"the ""big"" one"'],
  ['a\r\nb', '"a\r\nb"'],
  // Else a spreadsheet would calculate it, and an address with such a campaign may come from anybody.
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
])('what is typed is text in the table: %j is %j', (typed, expected) => {
  const [row] = [{ language: 'de', page: 'home', address: 'https://a.sg/' }];
  const table = asCsv([[row, new Map([['utm_campaign', typed]])]], () => 'Home');
  expect(table.slice(table.indexOf('de,'))).toContain(
    `de,German,home,Home,,,${expected},,,https://a.sg/?`,
  );
});

test('a file has another name for another campaign, medium or source', () => {
  const name = (...values: string[]) => {
    const names = ['utm_campaign', 'utm_medium', 'utm_source'];
    const parameters = new Map(names.map((parameter, index) => [parameter, values[index]]));
    return campaignFile('Kaya', parameters, ['home', 'de'], 'svg');
  };
  expect(name('', ' ', '')).toBe('kaya-home-de.svg');
  expect(name('Spring', 'print', 'flyer')).toMatch(
    /^kaya-spring-print-flyer-home-de-[a-z\d]{7}\.svg$/,
  );
  const names = [
    name('spring', 'print', ''),
    name('spring', '', 'print'),
    name('Spring', 'print', ''),
    name('spring-print', '', ''),
    name('🎉', '', ''),
    name('春', '', ''),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['poster/print, flyer', /^kaya-poster-print-flyer-orchard-codes-/],
  ['poster/print, flyer, fair', /^kaya-poster-print-and-2-more-orchard-codes-/],
  [`${'x'.repeat(50)}, a, b, c, d, e, f`, /^kaya-x{40}-and-6-more-orchard-codes-/],
])('a file about the sources %s says so', (source, name) => {
  const parameters = new Map([
    ['utm_source', source],
    ['utm_content', 'orchard'],
  ]);
  expect(campaignFile('Kaya', parameters, ['codes'], 'zip')).toMatch(name);
});
