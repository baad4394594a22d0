import { hasLongNumber, hasMergeTag, hasTelephone, maySayWho } from './personal.client';
import { isCommon } from './vocabulary.client';

test.each([
  '91234567',
  'Ms Lim 9123 4567',
  'tel-9123-4567',
  'tan-91234567',
  'lim91234567',
  'poster-3-9123 4567',
  '+65 9123 4567',
  '(65) 6123.4567',
  'call +49 30 1234567',
  '030 12345678',
  '９１２３ ４５６７',
  'job-n80012345-91234567',
  'lim_9123_4567',
  '91_23_45_67',
  '9123/4567',
  '9123|4567',
  '9123·4567',
  '９１２３／４５６７',
  '[6591] {2345} 67',
  '9 1 2 3 4 5 6 7',
  '+65–9123–4567',
  '9123, 4567',
])('%s has a telephone number', (name) => expect(hasTelephone(name)).toBe(true));

test.each([
  'job-n80012345',
  'N80012345',
  '31-12-2027',
  'sale-31-12-2027',
  '20270301',
  '2027-03-01',
  '31/12/2027',
  '01/12/2027',
  '2027_03_01',
  'lim_n9123_4567',
  'size 300x250, 970x90',
  'fair-2027-03-01-0900',
  'season-2026-2027',
  'job-1234',
  'member-1234567',
])('%s has none', (name) => expect(hasTelephone(name)).toBe(false));

test('a hostile text takes no time', () => {
  expect(hasTelephone('1 '.repeat(1000))).toBe(false);
});

test.each([
  'member_1234567',
  'order 123456789',
  'job-n80012345',
  'n91234567',
  'lim_n9123_4567',
  'lim-ｎ91234567',
])('%s may be about one person', (name) => expect(hasLongNumber(name)).toBe(true));

test.each(['spring-20270301', 'job-n8001', '2027-03-01', 'n31-12-2027'])('%s is not', (name) =>
  expect(hasLongNumber(name)).toBe(false),
);

test.each(['Mary Tan', 'Tan Siew Hong', 'mrs-lim-siew-hong', 'Dr. Jane Lim'])(
  '%s may be the name of a person',
  (name) => expect(maySayWho(name, isCommon)).toBe(true),
);

test.each([
  'Spring Sale',
  'Orchard Road',
  'Lot One',
  'Parkway Parade',
  'Poster',
  'mary tan',
  'mr-diy',
  'Facebook Group',
  'MRT Exit',
])('%s is hardly one', (name) => expect(maySayWho(name, isCommon)).toBe(false));

test.each([
  '<<Email>>',
  '«Email»',
  '#{email}',
  '[% email %]',
  '{{ email }}',
  '%%email%%',
  '%% email %%',
  '*|EMAIL|*',
  '[First Name]',
  '｛｛email｝｝',
  'spring-<<Vor name>>',
])('%s is a merge tag', (name) => expect(hasMergeTag(name)).toBe(true));

test.each(['50% off, 20% more', 'spring *new*', 'a | b', '<b>', '{}', '5 << 6'])(
  '%s is none',
  (name) => expect(hasMergeTag(name)).toBe(false),
);
