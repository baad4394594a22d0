import { hasLongNumber, hasTelephone, maySayWho } from './personal.client';
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
])('%s has a telephone number', (name) => expect(hasTelephone(name)).toBe(true));

test.each([
  'job-n80012345',
  'N80012345',
  '31-12-2027',
  'sale-31-12-2027',
  '20270301',
  '2027-03-01',
  'fair-2027-03-01-0900',
  'season-2026-2027',
  'job-1234',
  'member-1234567',
])('%s has none', (name) => expect(hasTelephone(name)).toBe(false));

test('a hostile text takes no time', () => {
  expect(hasTelephone('1 '.repeat(1000))).toBe(false);
});

test.each(['member_1234567', 'order 123456789'])('%s may be about one person', (name) =>
  expect(hasLongNumber(name)).toBe(true),
);

test.each(['spring-20270301', 'job-n80012345', '2027-03-01'])('%s is not', (name) =>
  expect(hasLongNumber(name)).toBe(false),
);

test.each(['Mary Tan', 'Tan Siew Hong', 'mrs-lim-siew-hong', 'Dr. Jane Lim'])(
  '%s may be the name of a person',
  (name) => expect(maySayWho(name, isCommon)).toBe(true),
);

test.each([
  'Spring Sale',
  'Orchard Road',
  'Poster',
  'mary tan',
  'mr-diy',
  'Facebook Group',
  'MRT Exit',
])('%s is hardly one', (name) => expect(maySayWho(name, isCommon)).toBe(false));
