import fc from '../../lib/testing/fast-check';
import { type Parameters, rowNames, summaryOf } from './campaign.client';
import {
  asTyped,
  isTooMuch,
  mostRows,
  readingOf,
  remember,
  rowsIn,
  settled,
  typedNames,
  variantsIn,
  withoutEmpty,
  withoutPersonal,
  withRows,
} from './state.client';

/** What a state gives, an address each. */
const told = (state: string) =>
  variantsIn(new URLSearchParams(state)).map((own) => summaryOf([own]));

/** What the rows have in their fields. */
const lines = (state: URLSearchParams) => rowsIn(state).map((row) => [...row.values()].join(' | '));

const row = (...fields: readonly string[]): Parameters =>
  new Map(rowNames.map((name, index) => [name, fields[index] ?? '']));

test('rows are kept as they are, whatever is in them', () => {
  const field = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
  const filled = fc.tuple(field, field, field).filter((fields) => fields.some(Boolean));
  const isKept = (rows: string[][]) => {
    const kept = String(
      withoutEmpty(
        withRows(
          new URLSearchParams(),
          rows.map((each) => row(...each)),
        ),
      ),
    );
    expect(rowsIn(new URLSearchParams(kept))).toEqual(rows.map((each) => row(...each)));
  };
  fc.assert(fc.property(fc.array(filled, { minLength: 1, maxLength: 5 }), isKept));
});

test('each row has parameters of its own, in its order; empty and equal rows add none', () => {
  expect(
    told(
      'utm_campaign=Fair&utm_source=poster&utm_source=&utm_source=letter&utm_source=Letter&utm_medium=print',
    ),
  ).toEqual(['source: poster; medium: print; campaign: fair', 'source: letter; campaign: fair']);
  expect(told('utm_campaign=fair&v=2')).toEqual(['campaign: fair; version: 2']);
});

test('a row with several names in its fields becomes one for each, the others repeated', () => {
  const state = new URLSearchParams(
    'page=home&utm_source=poster&utm_medium=Print&utm_content=Orchard, bugis',
  );
  expect(lines(settled(state))).toEqual(['poster | print | orchard', 'poster | print | bugis']);
  expect(settled(state).get('page')).toBe('home');
  expect(told('utm_source=a, b&utm_content=x\ny')).toHaveLength(4);
  expect(settled(settled(state))).toEqual(settled(state));
});

test('names that are kept exactly stay whole', () => {
  expect(told('exact=on&utm_campaign=Spring, 50 %&utm_source=FB, Mail list')).toEqual([
    'source: FB, Mail list; campaign: Spring, 50 %',
  ]);
});

test('names come back as they were typed, in rows that commas made, too', () => {
  const typedAs = new Map<string, string>();
  const typed = new URLSearchParams('page=home&utm_campaign=SG, Sale&utm_source=FB, Mail List');
  remember(typedNames(typed), typedAs);
  const tidy = settled(typed);
  remember(typedNames(tidy), typedAs);
  const kept = asTyped(tidy, typedAs);
  expect(lines(kept)).toEqual(['FB |  | ', 'Mail List |  | ']);
  expect([kept.get('page'), kept.get('utm_campaign')]).toEqual(['home', 'SG, Sale']);
});

test('data about people stays as it was typed', () => {
  expect(readingOf('utm_campaign', 'mei@kaya.sg', false).personal).toContain('e-mail');
  expect(readingOf('utm_campaign', '9123, 4567', false).personal).toContain('telephone');
  expect(readingOf('utm_content', '9123, 4567', true).personal).toContain('telephone');
  // They go out apart.
  expect(readingOf('utm_content', '9123, 4567', false).personal).toBeUndefined();
  expect(lines(settled(new URLSearchParams('utm_source={{a,b}}, X&utm_medium=A B')))).toEqual([
    '{{a,b}}, X | a-b | ',
  ]);
});

test('without data about people the other fields stay in their rows', () => {
  const state = 'page=home&exact=on&utm_source=a&utm_source=b&utm_medium=mei@kaya.sg&utm_medium=P';
  const kept = String(withoutPersonal(new URLSearchParams(state)));
  expect(kept).toBe('page=home&exact=on&utm_source=a&utm_source=b&utm_medium=&utm_medium=P');
});

test.each([
  'utm_content=%E0%A4%A',
  '='.repeat(300),
  `utm_source=${'1 '.repeat(50_000)}`,
  rowNames.map((name) => `${name}=${Array.from({ length: 400 }, (_, index) => index)}`).join('&'),
  Array.from({ length: 3000 }, (_, index) => `utm_source=${index},a,b,c`).join('&'),
])('a state such as %.40s gives rows, and no more than there may be', (text) => {
  const state = new URLSearchParams(text);
  expect(variantsIn(state).length).toBeGreaterThan(0);
  expect(variantsIn(state).length).toBeLessThanOrEqual(mostRows);
  expect(rowsIn(state).length).toBeLessThanOrEqual(mostRows + 1);
  for (const each of rowsIn(settled(state)))
    expect([...each.values()].join('').length).toBeLessThanOrEqual(3000);
});

test('it is known if there are more rows than there may be', () => {
  expect(isTooMuch(new URLSearchParams('utm_source=a&'.repeat(mostRows)))).toBe(false);
  expect(isTooMuch(new URLSearchParams('utm_source=a&'.repeat(mostRows + 1)))).toBe(true);
});
