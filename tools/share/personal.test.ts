import { personalIn } from './personal.client';
import { tidied } from './tidy.client';

const found = (typed: string) => personalIn(typed, tidied(typed));

test.each([
  ['mei@kaya.sg', 'e-mail'],
  ['spring Mei.Tan@kaya.sg', 'e-mail'],
  ['mei @ kaya.sg', 'e-mail'],
  ['mei%40kaya.sg', 'e-mail'],
  ['mei＠kaya．sg', 'e-mail'],
  ['mei at gmail.com', 'e-mail'],
  ['mei(at)Yahoo', 'e-mail'],
  ['91234567', 'telephone'],
  ['tel-9123-4567', 'telephone'],
  ['+65 9123 4567', 'telephone'],
  ['(65) 6123.4567', 'telephone'],
  ['lim_9123_4567', 'telephone'],
  ['9123|4567', 'telephone'],
  ['９１２３ ４５６７', 'telephone'],
  ['1234567', 'telephone'],
  ['id-1234567', 'telephone'],
  ['2027-03-01 9123 4567', 'telephone'],
  ['S1234567D', 'identity'],
  ['lim-t1234567z', 'identity'],
  ['{{ email }}', 'tag that'],
  ['hi *|FNAME|*', 'tag that'],
  ['%%email%%', 'tag that'],
  ['{email}', 'tag that'],
  ['<<email>>', 'tag that'],
  ['[[email]]', 'tag that'],
  ['%FNAME%', 'tag that'],
  ['[FNAME]', 'tag that'],
  ['#name#', 'tag that'],
  ['https://www.kaya.sg/?utm_source=line', 'address, where'],
  ['www.kaya.sg/de/', 'address, where'],
  ['kaya.sg/surveys', 'address, where'],
  ['kaya.sg/?lang=de', 'address, where'],
  ['｛｛email｝｝', 'tag that'],
])('%s is data about a person: %s', (typed, kind) => expect(found(typed)).toContain(kind));

test.each([
  '',
  'spring-2027',
  '2027-03-01',
  '20270301',
  'fair-2027-03-01-0900',
  'sale 31/12/2027',
  '2027-3-15',
  'season-2026-2027',
  '20270301-20270315',
  '24122026',
  'fb_ad_23851234567890123',
  'id1234567890',
  'meet-at-outlookpoint',
  '123456',
  'size 300x250 or 970x90',
  '@kaya',
  'meet @ 9 a.m.',
  '50% off, 20% more',
  'a | b',
  'kaya.sg',
  'video 1.5/2',
  'www.kaya.sg',
  '#1 of #sale',
  '[2027] fair',
])('%j is none', (typed) => expect(found(typed)).toBeUndefined());

test.each([
  ['2385123456', true],
  ['ad set 2385123456', true],
  ['+65 91234567', false],
  ['9123 4567', false],
])('how a number passes that is none is said of %s: %s', (typed, isSaid) =>
  expect(found(typed)?.includes('put letters before it')).toBe(isSaid),
);

test('a hostile text takes no time', () => {
  const start = performance.now();
  for (const part of ['1 ', '@', '{{', '%%', 'a@a', '20-'])
    expect(() => found(part.repeat(1000))).not.toThrow();
  expect(performance.now() - start).toBeLessThan(1000);
});
