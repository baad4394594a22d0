import { cellsIn } from './pasted.client';

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
  ['Source\tutm_medium\nline\tmessenger', [['line', 'messenger']]],
  [
    'source\tWhere\nline\tmessenger',
    [
      ['source', 'Where'],
      ['line', 'messenger'],
    ],
  ],
])('%j has the cells %j', (text, cells) => expect(cellsIn(text)).toEqual(cells));

test.each(['facebook', 'facebook\r\n', 'a, b', ''])('%j is a text as any other', (text) =>
  expect(cellsIn(text)).toBeUndefined(),
);
