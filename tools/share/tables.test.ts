import { type Listed, type Parameters, withParameters } from './campaign.client';
import { asCsv, asLines } from './tables.client';

function listed(own: Parameters, page = 'home', language = 'de'): Listed {
  return { language, page, own, address: withParameters(`https://a.sg/${language}/`, own) };
}

test('the table has one row for each address, which a spreadsheet reads as UTF-8', () => {
  const own = new Map([
    ['utm_source', 'letter'],
    ['utm_campaign', 'spring'],
    ['v', '2'],
  ]);
  const rows = [listed(own), listed(own, 'imprint', 'ja')];
  const table = asCsv(rows, (page) => (page === 'imprint' ? 'Legal notice' : 'Home'));
  expect(table.split('\r\n')).toEqual([
    '\uFEFFlanguage,code,page,source,medium,campaign,content,version,address',
    `German,de,Home,letter,,spring,,2,${rows[0].address}`,
    `Japanese,ja,Legal notice,letter,,spring,,2,${rows[1].address}`,
    '',
  ]);
});

test.each([
  ['spring, summer', '"spring, summer"'],
  ['the "big" one', '"the ""big"" one"'],
  // Else a spreadsheet would calculate it, and an address with such a campaign may come from anybody.
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
])('a name is text in the table: %j is %j', (name, expected) => {
  const table = asCsv([listed(new Map([['utm_campaign', name]]))], () => 'Home');
  expect(table).toContain(`German,de,Home,,,${expected},,,https://a.sg/de/?`);
});

test('lines to paste say what tells one address from the others', () => {
  const [first, second] = ['poster', 'flyer'].map((source) =>
    listed(new Map([['utm_source', source]])),
  );
  expect(asLines([first])).toBe(first.address);
  expect(asLines([first, second])).toBe(
    `German\tposter\t${first.address}\nGerman\tflyer\t${second.address}`,
  );
  const japanese = { ...first, language: 'ja' };
  expect(asLines([first, japanese])).toBe(`German\t${first.address}\nJapanese\t${first.address}`);
  expect(asLines([first, second], () => 'Home')).toContain('German\tHome\tflyer\t');
});
