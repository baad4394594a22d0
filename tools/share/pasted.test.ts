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
  [
    'line,messenger\nx,social\n',
    [
      ['line', 'messenger'],
      ['x', 'social'],
    ],
  ],
  ['line, x\nflyer', [['line  x'], ['flyer']]],
  ['footer, left\tb', [['footer  left', 'b']]],
  ['"two\nlines"\tthe ""best""', [['two lines', 'the ""best""']]],
  [
    'source\tWhere\nline\tmessenger',
    [
      ['source', 'Where'],
      ['line', 'messenger'],
    ],
  ],
])('%j has the cells %j', (text, lines) => expect(tableIn(text)).toEqual({ lines }));

test.each([
  ['Source\tutm_medium\nline\tmessenger', ['utm_source', 'utm_medium']],
  ['Campaign\tSource\tMedium\nx\tline\tmessenger', ['utm_campaign', 'utm_source', 'utm_medium']],
  ['Content\neast', ['utm_content']],
  ['Channel\tType\tPlacement\nx\ty\tz', ['utm_source', 'utm_medium', 'utm_content']],
  ['Channel\tSource\tMedium\nx\ty\tz', [undefined, 'utm_source', 'utm_medium']],
  ['Source\tNotes\tMedium\nx\ty\tz', ['utm_source', undefined, 'utm_medium']],
])('the first line of %j names its columns', (text, names) =>
  expect(tableIn(text)?.names).toEqual(names),
);

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
