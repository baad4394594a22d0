import { testSite } from '../../lib/testing/test-site';
import { sharedAddresses } from './addresses';
import {
  asCsv,
  atomsOf,
  campaignFile,
  type Parameters,
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
    '\uFEFFlanguage,name,page,title,source,medium,campaign,content,ID,term,version,address',
  );
  expect(lines).toEqual(
    addresses.map(({ language, page, address }) => {
      const filled = withParameters(address, parameters);
      const title = page === 'imprint' ? 'Legal notice' : page;
      return `${language},${englishName(language)},${page},${title},letter,,spring,footer,,,2,${filled}`;
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
  expect(tabTitle('Share Kaya', [parameters])).toBe(title);
});

const place = (source: string, medium = '', content = ''): Parameters =>
  new Map([
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_content', content],
  ]);

/** What the rows give, with this campaign: the parameters and the name of each address. */
function told(...places: readonly Parameters[]) {
  const variants = variantsOf({ shared: new Map([['utm_campaign', ' fair ']]), places });
  return variants.map((own) => [summaryOf([own]), variantName(own, variants)]);
}

test('each row has parameters of its own, in its order, and equal ones are there once', () => {
  expect(
    told(place('poster', 'print', 'bugis'), place(''), place('letter'), place(' letter ', ' ')),
  ).toEqual([
    ['source: poster; medium: print; campaign: fair; content: bugis', 'poster, print, bugis'],
    ['source: letter; campaign: fair', 'letter'],
  ]);
  expect(told(place('mall', 'print', 'orchard'), place('mall', 'print', 'bugis'))).toEqual([
    ['source: mall; medium: print; campaign: fair; content: orchard', 'orchard'],
    ['source: mall; medium: print; campaign: fair; content: bugis', 'bugis'],
  ]);
});

test('if all rows are empty, what is shared stays', () => {
  expect(told(place(''), place(' '))).toEqual([['campaign: fair', '']]);
});

test('a summary names each value once', () => {
  const rows = [place('poster', 'print', 'bugis'), place('poster', 'print', 'orchard')];
  expect(summaryOf(rows)).toBe('source: poster; medium: print; content: bugis, orchard');
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
    `de,German,home,Home,,,${expected},,,,,https://a.sg/?`,
  );
});

test('a file has another name for another campaign, medium or source', () => {
  const name = (...values: string[]) => {
    const names = ['utm_campaign', 'utm_medium', 'utm_source'];
    const parameters = new Map(names.map((parameter, index) => [parameter, values[index]]));
    return campaignFile('Kaya', [{ page: 'home', language: 'de', own: parameters }], [], 'svg');
  };
  expect(name('', ' ', '')).toBe('kaya-home-de.svg');
  expect(name('Spring', 'print', 'flyer')).toMatch(
    /^kaya-flyer-print-spring-home-de-[a-z\d]{7}\.svg$/,
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
  [['poster', 'flyer'], /^kaya-poster-flyer-orchard-home-de-codes-/],
  [['poster', 'flyer', 'fair'], /^kaya-poster-and-2-more-orchard-home-de-codes-/],
  [['x'.repeat(50), 'a', 'b', 'c', 'd', 'e', 'f'], /^kaya-x{40}-and-6-more-orchard-home-de-codes-/],
])('a file about the sources %j says so', (sources, name) => {
  const subjects = sources.map((source) => ({
    page: 'home',
    language: 'de',
    own: place(source, '', 'orchard'),
  }));
  expect(campaignFile('Kaya', subjects, ['codes'], 'zip')).toMatch(name);
});

test('a file about other pages or languages has another name', () => {
  const own = place('poster');
  const name = (...listed: readonly (readonly [string, string])[]) => {
    const subjects = listed.map(([page, language]) => ({ page, language, own }));
    return campaignFile('Kaya', subjects, ['codes'], 'zip');
  };
  const names = [
    name(['home', 'en']),
    name(['home', 'ja']),
    name(['terms', 'ja']),
    name(['home', 'en'], ['home', 'ja']),
    name(['home', 'en'], ['home', 'de']),
    name(['home', 'en'], ['terms', 'en']),
    name(['home', 'en'], ['terms', 'ja']),
  ];
  expect(names.map((each) => each.replace(/-\w{7}\.zip$/, ''))).toEqual([
    'kaya-poster-home-en-codes',
    'kaya-poster-home-ja-codes',
    'kaya-poster-terms-ja-codes',
    'kaya-poster-home-2-languages-codes',
    'kaya-poster-home-2-languages-codes',
    'kaya-poster-all-pages-en-codes',
    'kaya-poster-all-pages-2-languages-codes',
  ]);
  expect(new Set(names).size).toBe(names.length);
});
