import { type Filled, type Parameters, placeNames, type SharedAddress } from './campaign.client';
import { coveredBy, type Table, tableIn, withTable } from './table.client';

const addresses: readonly SharedAddress[] = [
  { language: 'visitor', page: 'home', address: 'https://www.surveys.sg/' },
  { language: 'de', page: 'home', address: 'https://www.surveys.sg/de/' },
  { language: 'fr', page: 'home', address: 'https://www.surveys.sg/fr/' },
  { language: 'de', page: 'terms', address: 'https://www.surveys.sg/de/terms/' },
  { language: 'fr', page: 'terms', address: 'https://www.surveys.sg/fr/terms/' },
];

const read = (text: string, field = 'utm_source') => tableIn(text, field, addresses) as Table;

/** The rows, as lines of source, medium and content. */
function lines(places: readonly Parameters[]): string[] {
  return places.map((place) => placeNames.map((name) => place.get(name) ?? '-').join(' '));
}

test.each([
  ['facebook\r\nposter\r\n', ['facebook - -', 'poster - -']],
  ['facebook\tsocial\nposter\tprint', ['facebook social -', 'poster print -']],
  ['mall\tprint\torchard', ['mall print orchard']],
  ['mall\tprint\torchard\n\t\t\nmall\tprint\tbugis\n', ['mall print orchard', 'mall print bugis']],
  ['1. facebook\n2) poster\n10. letter', ['facebook - -', 'poster - -', 'letter - -']],
  [
    '- facebook\n• poster\n•\tletter\n– fair',
    ['facebook - -', 'poster - -', 'letter - -', 'fair - -'],
  ],
  ['1\tfacebook\tsocial\n2\tposter\tprint', ['facebook social -', 'poster print -']],
  ['facebook, social\nposter, print', ['facebook, social - -', 'poster, print - -']],
  ['1.5-fair\n2027-fair', ['1.5-fair - -', '2027-fair - -']],
])('without a head line, the columns of %j begin at the source', (text, rows) => {
  expect(lines(read(text).places)).toEqual(rows);
});

test.each([
  ['utm_medium', 'social\nprint', ['- social -', '- print -']],
  ['utm_content', 'orchard\nbugis', ['- - orchard', '- - bugis']],
  ['utm_content', '1\torchard\n2\tbugis', ['- - orchard', '- - bugis']],
  ['utm_medium', 'facebook\tsocial\nposter\tprint', ['facebook social -', 'poster print -']],
  ['utm_content', 'mall\tprint\torchard', ['mall print orchard']],
  ['utm_campaign', 'facebook\tsocial\nposter\tprint', ['facebook social -', 'poster print -']],
  ['v', 'Source\tMedium\nfacebook\tsocial', ['facebook social -']],
])(
  'pasted into %s, one column of %j stays there, and several begin at the source',
  (field, text, rows) => {
    expect(lines(read(text, field).places)).toEqual(rows);
    expect(read(text, field).leftOut).toEqual([]);
  },
);

test('several names are no campaign, and a campaign under its head is one', () => {
  expect(read('spring\nsummer\nfair', 'utm_campaign')).toMatchObject({
    places: [],
    leftOut: ['Campaign is one name for all rows, and these are 3. Nothing is filled in.'],
  });
  const { places, shared } = read('Campaign\nspring\nspring', 'utm_campaign');
  expect([places, [...shared]]).toEqual([[], [['utm_campaign', 'spring']]]);
  const link = 'My set-up\nfile:///share.html#rows=1&utm_source=a';
  expect(tableIn(link, 'utm_campaign', addresses)).toBeUndefined();
});

test.each([
  ['Source\tMedium\nfacebook\tsocial', ['facebook social -']],
  ['utm_content\tUTM_SOURCE\nfooter\tletter', ['letter - footer']],
  ['Campaign Source\tCampaign Medium\tCampaign Content\na\tb\tc', ['a b c']],
  ['Source\n1. facebook\n2. poster', ['facebook - -', 'poster - -']],
  ['source,medium\nfacebook,social\nposter,print', ['facebook social -', 'poster print -']],
  ['Source;Medium;Content\na;b;c', ['a b c']],
  ['No.\tSource\n1.\tfacebook\n2.\tposter', ['facebook - -', 'poster - -']],
  ['Channel\tType\tPlacement\nfacebook\tsocial\tstory', ['facebook social story']],
  ['Platform\tMedium\tPlacement\nfacebook\tsocial\tstory', ['facebook social story']],
  ['Sorce\tMedium\tContent\nfacebook\tsocial\tstory', ['facebook social story']],
  ['Traffic Source\tUTM Medium\tAd Content\nkaya\tx\ty', ['kaya x y']],
  ['Site\tFormat\tCreative\na\tb\tc', ['a b c']],
  ['Publisher\tChannel Type\tVariants\na\tb\tc', ['a b c']],
  ['Channel\tPlatform\tMedium\nMeta\tfacebook\tsocial', ['facebook social -']],
  ['Source\tMedium\tVersion\na\tb\tc', ['a b c']],
  ['Where\nfacebook\nposter', ['facebook - -', 'poster - -']],
])('a head line sets the columns of %j, and is dropped', (text, rows) => {
  expect(lines(read(text, 'utm_medium').places)).toEqual(rows);
});

test.each([
  ['facebook\tsocial\tcreative\nposter\tprint\tbugis', 2],
  ['variant a\nvariant b', 2],
  ['chanel\tx\nb\ty', 2],
  ['content 1\ncontent 2', 2],
  ['kaya-blog\nfacebook\nposter', 3],
  ['kaya-blog\treferral\nfacebook\tsocial', 2],
  ['orchard\nsite\nbugis', 3],
])('the first line of %j is no head', (text, count) => {
  const { places, leftOut } = read(text);
  expect([places.length, leftOut]).toEqual([count, []]);
});

test.each([
  [
    'Source\tMedium\tContent\tNotes\nfb\tsocial\tstory\t"Start 1 March\r\nask Mei"\nig\tsocial\treel\t',
    ['fb social story', 'ig social reel'],
  ],
  ['mall\tprint\t"Header\nbanner"\nfb\tsocial\tx', ['mall print Header banner', 'fb social x']],
  ['a\tb\t"the ""big"" one"', ['a b the "big" one']],
  ['source,medium,content\na,b,"c, d\ne"\n"f, g",h,i', ['a b c, d e', 'f, g h i']],
  ['source;medium;content\r\n"a";b;"c;""d"""\r\n', ['a b c;"d"']],
  ['"a" b\tc\nd\te', ['"a" b c -', 'd e -']],
  ['"a\tb\nc\td', ['"a b -', 'c d -']],
  ['"facebook"\n"poster"', ['facebook - -', 'poster - -']],
])('a quoted cell of %j is read as one', (text, rows) => {
  expect(lines(read(text).places)).toEqual(rows);
});

test('nothing of an unread column with a line end gets into the rows', () => {
  const { places, leftOut } = read('Source\tMedium\tContent\tNotes\na\tb\tc\t"d\ne"');
  expect([lines(places), leftOut]).toEqual([['a b c'], ['Left out: column Notes.']]);
});

test('title lines above a head are left out, which is told', () => {
  const table = read(
    'Media plan 2027\nAgency\tMay\nSource\tMedium\nfacebook\tsocial\nposter\tprint',
  );
  expect(lines(table.places)).toEqual(['facebook social -', 'poster print -']);
  expect(table.leftOut).toEqual(['Left out: ‘Media plan 2027’ and ‘Agency, May’.']);
});

test('what looks like a head in other words is left out, and what would be read is told', () => {
  const table = read('Kanal\tTyp\tMotiv\nfacebook\tsocial\tstory\nposter\tprint\torchard');
  expect(lines(table.places)).toEqual(['facebook social story', 'poster print orchard']);
  expect(table.leftOut).toEqual([
    'Left out: ‘Kanal, Typ, Motiv’.',
    expect.stringMatching(
      /^Columns that would be read: source \(or platform, .+; medium .+; content /,
    ),
  ]);
});

test('what has no field is told, and one campaign goes to all rows', () => {
  const table = read('Source\tBudget\tcampaign\tOwner\nfb\t500\tspring\t\nig\t300\tspring\t\n');
  expect(lines(table.places)).toEqual(['fb - -', 'ig - -']);
  expect([...table.shared]).toEqual([['utm_campaign', 'spring']]);
  expect(table.leftOut).toEqual([
    'Left out: column Budget.',
    expect.stringMatching(
      /^Columns that would be read: medium \(or channel type, .+\); content \(or .+\)\.$/,
    ),
  ]);
  expect(read('a\tb\tc\td\te').leftOut).toEqual(['Left out: column 4 and column 5.']);
});

test('of several campaigns none is taken', () => {
  const { shared, leftOut } = read('source\tcampaign\nfb\tspring\nig\tsummer');
  expect(shared.size).toBe(0);
  expect(leftOut).toEqual([
    'Campaign is one for all rows, and here it differs: spring, summer. None is taken.',
  ]);
});

test('the table of this page, pasted, gives each row once', () => {
  const table = read(
    [
      'language\tsource\tmedium\tcontent\taddress',
      'de\tfb\tsocial\t\thttps://a.sg/de/?utm_source=fb&utm_medium=social',
      'ja\tfb\tsocial\t\thttps://a.sg/ja/?utm_source=fb&utm_medium=social',
    ].join('\n'),
  );
  expect(lines(table.places)).toEqual(['fb social ']);
});

test('several addresses, a line each, become a row each', () => {
  const table = read(
    [
      '1. https://www.surveys.sg/de/?utm_source=fb&utm_medium=social&utm_campaign=spring&fbclid=1',
      'German – poster – https://www.surveys.sg/de/?utm_source=poster&utm_content=orchard',
    ].join('\n'),
  );
  expect(lines(table.places)).toEqual(['fb social ', 'poster  orchard']);
  expect([...table.shared]).toEqual([['utm_campaign', 'spring']]);
  expect(table.choice).toEqual({ page: 'home', languages: ['de'] });
  expect(table.leftOut).toEqual(['Left out, because it marks one click or person: fbclid.']);
});

/** Addresses of the site with these parameters, a line each. */
const pastedOwn = (...parts: readonly string[]) =>
  read(parts.map((part) => `https://www.surveys.sg/${part}`).join('\n'));

test.each([
  [['de/?utm_source=a', 'fr/?utm_source=a'], 'home', ['de', 'fr'], 1],
  [
    ['de/terms/?utm_source=a', 'de/terms/?utm_source=b', 'de/terms/?utm_source=a'],
    'terms',
    ['de'],
    2,
  ],
  [
    ['de/?utm_source=a', 'de/?utm_source=b', 'fr/?utm_source=a', 'fr/?utm_source=b'],
    'home',
    ['de', 'fr'],
    2,
  ],
  [['de/?utm_source=a', 'de/terms/?utm_source=a'], 'all', ['de'], 1],
])('the choice that gives %j, and nothing else, is made', (parts, page, languages, count) => {
  const { choice, places } = pastedOwn(...parts);
  expect(choice).toEqual({ page, languages });
  expect(places).toHaveLength(count);
});

test.each([
  [['de/terms/?utm_source=a', 'de/?utm_source=b']],
  [['de/?utm_source=a', 'fr/?utm_source=b']],
  [['de/?utm_source=a', 'fr/terms/?utm_source=b']],
  [['?utm_source=a', 'terms/?utm_source=a', 'de/terms/?utm_source=a']],
  [['de/?utm_source=a', 'de/gone/?utm_source=b']],
])('of %j, which no choice gives alone, nothing is filled in', (parts) => {
  const { choice, places, shared, leftOut } = pastedOwn(...parts);
  expect([choice, places, shared.size]).toEqual([undefined, [], 0]);
  expect(leftOut).toEqual([expect.stringMatching(/they differ\. Nothing is filled in/)]);
});

test('the table of this page brings its page and languages back', () => {
  const line = (language: string) =>
    `${language}\tfb\thttps://www.surveys.sg/${language}/terms/?utm_source=fb`;
  const table = read(['language\tsource\taddress', line('de'), line('fr')].join('\n'));
  expect(lines(table.places)).toEqual(['fb  ']);
  expect(table.choice).toEqual({ page: 'terms', languages: ['de', 'fr'] });
  expect(table.leftOut).toEqual([]);
});

test('of a message with addresses, the other lines are left out, which is told', () => {
  const message = 'Hi Mei\n[24/11, 10:02] Tan: https://a.sg/?utm_source=fb&utm_medium=social\nBye';
  const { places, leftOut } = read(message);
  expect(lines(places)).toEqual(['fb social ']);
  expect(leftOut).toEqual(['Left out, because they have no parameters: 2 of 3 lines.']);
});

test('the link to a set-up below a line stays whole, for its own button', () => {
  const link = 'file:///share.html#rows=2&utm_source=a&utm_source=b';
  expect(lines(read(`My set-up\n${link}`).places)).toEqual(['My set-up - -', `${link} - -`]);
});

test.each(['facebook', 'mrt orchard\n', 'a, b', 'https://www.surveys.sg/?utm_source=a'])(
  'one line, %j, is the browser’s own affair',
  (text) => expect(tableIn(text, 'utm_source', addresses)).toBeUndefined(),
);

test('a table overwrites what it covers, from its row on, and nothing else', () => {
  const place = (source: string, medium: string) =>
    new Map([
      ['utm_source', source],
      ['utm_medium', medium],
    ]);
  const filled: Filled = {
    shared: new Map([['utm_campaign', 'fair']]),
    places: [place('a', 'x'), place('b', 'y')],
  };
  const { shared, places } = withTable(filled, 1, read('c\nd'));
  expect(shared.get('utm_campaign')).toBe('fair');
  expect(lines(places)).toEqual(['a x -', 'c y -', 'd - -']);
});

test('rows that lose something to a table are counted', () => {
  const place = (source: string) => new Map([['utm_source', source]]);
  const filled: Filled = { shared: new Map(), places: [place('a'), place('b'), place('')] };
  expect(coveredBy(read('c\nd\ne'), filled, 0)).toBe(2);
  expect(coveredBy(read('a\nd\ne'), filled, 0)).toBe(1);
  expect(coveredBy(read('x\ny', 'utm_content'), filled, 0)).toBe(0);
});
