import { encodingFault } from './encoding';

test('a file in another encoding is told with the line', () => {
  const windows = Buffer.concat([
    Buffer.from('{\n  "é": "'),
    Buffer.from([0xf8]),
    Buffer.from('"\n'),
  ]);
  expect(encodingFault(windows)).toMatchObject({
    line: 2,
    reason: expect.stringMatching('not UTF-8'),
  });
  for (const bytes of [Buffer.from('\ufeff{}', 'utf16le'), Buffer.from('{}', 'utf16le')])
    expect(encodingFault(bytes)).toEqual({ line: 1, reason: 'is UTF-16: save it as UTF-8' });
});

test('UTF-8 is right, however long its characters', () => {
  expect(encodingFault(Buffer.from('{\n"é": "日本 😀"\n}'))).toBeUndefined();
  expect(encodingFault(Buffer.from(''))).toBeUndefined();
});
