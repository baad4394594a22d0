import { setUpIn, tableIn } from './pasted.client';

test.each([
  [
    'facebook\tsocial\n\nposter\tprint\torchard\r\n',
    [
      ['facebook', 'social'],
      ['poster', 'print', 'orchard'],
    ],
  ],
  ['east\nwest', [['east'], ['west']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['\tchat\tx\n', [['', 'chat', 'x']]],
  [
    'line,messenger\nx,social\n',
    [
      ['line', 'messenger'],
      ['x', 'social'],
    ],
  ],
  ['line, x\nflyer', [['line, x'], ['flyer']]],
  ['footer, left\tb', [['footer, left', 'b']]],
  ['"two\nlines"\tthe ""best""', [['two lines', 'the ""best""']]],
  [
    '"best" deal\tx\n5" screen\ty',
    [
      ['"best" deal', 'x'],
      ['5" screen', 'y'],
    ],
  ],
  [
    'line,chat,"1,200"\n"x, y",social,',
    [
      ['line', 'chat', '1,200'],
      ['x, y', 'social', ''],
    ],
  ],
  [
    'line;chat;1,5\nx;social;2,5',
    [
      ['line', 'chat', '1,5'],
      ['x', 'social', '2,5'],
    ],
  ],
  [
    'blog\tcontent\nx\tad',
    [
      ['blog', 'content'],
      ['x', 'ad'],
    ],
  ],
])('%j has the cells %j', (text, lines) => expect(tableIn(text, false)).toEqual({ lines }));

test.each([
  ['Source\tutm_medium\nline\tmessenger', ['utm_source', 'utm_medium']],
  ['Campaign\tSource\tMedium\nx\tline\tmessenger', ['utm_campaign', 'utm_source', 'utm_medium']],
  ['Content\neast', ['utm_content']],
  ['"Source","Medium"\nline,"chat"', ['utm_source', 'utm_medium']],
  ['Source\tAd Set Name\nx\ty', ['utm_source', 'utm_content']],
  ['Site\tMedium\nline\tchat', [undefined, 'utm_medium']],
  ['UTM Source\tSession campaign\nx\ty', ['utm_source', 'utm_campaign']],
  [
    'Campaign source\tCampaign name\tCampaign content\nx\ty\tz',
    ['utm_source', 'utm_campaign', 'utm_content'],
  ],
  ['Platform\tPlacement\tAd name\nx\ty\tz', ['utm_source', undefined, 'utm_content']],
  ['Channel\tType\tPlacement\nx\ty\tz', ['utm_source', 'utm_medium', 'utm_content']],
  ['Publisher\tChannel\tAd\nx\ty\tz', ['utm_source', 'utm_medium', 'utm_content']],
  ['Channel\tSource\tMedium\nx\ty\tz', [undefined, 'utm_source', 'utm_medium']],
  ['Source\tVersion\nx\ty', ['utm_source', undefined]],
  ['Source\tNotes\tMedium\nx\ty\tz', ['utm_source', undefined, 'utm_medium']],
])('the first line of %j names its columns', (text, names) =>
  expect(tableIn(text, false)?.columns?.map(({ name }) => name)).toEqual(names),
);

test.each([
  'Plan 2027\nSource\tMedium\nline\tchat',
  'Plan 2027\t\nPlatform\tType\nline\tchat',
  'Plan 2027\nSource,Medium\nline,chat',
  'Plan 2027;\nfor Mei;\nSource; Medium\nline; chat',
])('titles may stand above the head line: %j', (text) =>
  expect(tableIn(text, true)?.lines).toEqual([['line', 'chat']]),
);

test.each([
  ['A, red\nB, blue', false],
  ['A,red\nB,blue', true],
  ['A; red\nB; blue', false],
])('names with commas are no cells: %j, kept exactly: %s', (text, isExact) =>
  expect(tableIn(text, isExact)?.lines).toEqual(text.split('\n').map((line) => [line])),
);

test('a line with a total is left out, and no other', () => {
  const table = tableIn(
    'Source\tMedium\tCost\nline\tchat\t3\ntotal sale\tchat\t4\n\tTotal\t7',
    false,
  );
  expect(table?.lines).toHaveLength(2);
  expect(table?.hadTotal).toBe(true);
});

test.each(['facebook', 'facebook\r\n', 'a, b', ''])('%j is a text as any other', (text) =>
  expect(tableIn(text, false)).toBeUndefined(),
);

test.each([
  ['#page=home&utm_source=line', 'page=home&utm_source=line'],
  ['file:///share.html#language=de ', 'language=de'],
  ['page=home&utm_source=line', 'page=home&utm_source=line'],
  ['spring #1', undefined],
  ['https://a.example/?utm_source=line', undefined],
])('%j has the set-up %j', (text, setUp) => expect(setUpIn(text)).toBe(setUp));
