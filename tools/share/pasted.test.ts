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
])('%j has the cells %j', (text, lines) => expect(tableIn(text)).toEqual({ lines }));

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
  ['Channel\tSource\tMedium\nx\ty\tz', [undefined, 'utm_source', 'utm_medium']],
  ['Source\tVersion\nx\ty', ['utm_source', undefined]],
  ['Source\tNotes\tMedium\nx\ty\tz', ['utm_source', undefined, 'utm_medium']],
])('the first line of %j names its columns', (text, names) =>
  expect(tableIn(text)?.columns?.map(({ name }) => name)).toEqual(names),
);

test('a title may stand above the head line', () => {
  expect(tableIn('Plan 2027\t\nNotes\tAd\tChannel\nn\tx\tline')?.lines).toEqual([
    ['n', 'x', 'line'],
  ]);
  expect(tableIn('Plan 2027\nSource\tMedium\nline\tchat')?.lines).toEqual([['line', 'chat']]);
});

test.each(['facebook', 'facebook\r\n', 'a, b', ''])('%j is a text as any other', (text) =>
  expect(tableIn(text)).toBeUndefined(),
);

test.each([
  ['#page=home&utm_source=line', 'page=home&utm_source=line'],
  ['file:///share.html#language=de ', 'language=de'],
  ['page=home&utm_source=line', 'page=home&utm_source=line'],
  ['spring #1', undefined],
  ['https://a.example/?utm_source=line', undefined],
])('%j has the set-up %j', (text, setUp) => expect(setUpIn(text)).toBe(setUp));
