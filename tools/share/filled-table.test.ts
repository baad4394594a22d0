import { toldOfTable, withTable } from './filled-table.client';
import { type Table, tableIn } from './pasted.client';

/** The fields of the form once a text is pasted into the first row's source, or elsewhere. */
function filled(before: string, text: string, place = { row: 0, field: 'utm_source' }) {
  const table = tableIn(text, before.includes('exact')) as Table;
  const state = withTable(new URLSearchParams(before), table, place);
  const kept = [...state].filter(([, value]) => value).map((pair) => pair.join('='));
  return { kept, told: toldOfTable(new URLSearchParams(before), table, place) };
}

test('lines replace rows from the place on, and what further rows lack they have from it', () => {
  const before = 'utm_source=a&utm_source=b&utm_source=z&utm_medium=print';
  const { kept, told } = filled(before, 'x\ny', { row: 0, field: 'utm_content' });
  expect(kept).toEqual([
    ...['utm_source=a', 'utm_medium=print', 'utm_content=x'],
    ...['utm_source=b', 'utm_content=y'],
    'utm_source=z',
  ]);
  expect(told).toBe('Filled in: 2, from ‘x’ on. Rows that stay as they were: 1.');
  expect(filled('utm_source=a', 'x\ny', { row: 0, field: 'utm_content' }).kept).toEqual([
    ...['utm_source=a', 'utm_content=x', 'utm_source=a', 'utm_content=y'],
  ]);
});

test('a column fills its field, with its title or without', () => {
  const before = 'utm_source=a&utm_source=b&utm_source=c&utm_medium=print';
  const place = { row: 0, field: 'utm_content' };
  const { kept, told } = filled(before, 'Content\nx\ny', place);
  expect(kept.slice(0, 3)).toEqual(['utm_source=a', 'utm_medium=print', 'utm_content=x']);
  expect(kept).toContain('utm_source=c');
  expect(told).toContain('Rows that stay as they were: 1.');
  expect(filled(before, 'x\ny', place).kept).toEqual(kept);
});

test.each(['Source\tMedium\nx\ty', 'x\ty\t'])('the plan %j replaces what was there', (plan) => {
  const before = 'utm_source=a&utm_content=c&utm_source=b&utm_campaign=fair';
  const { kept, told } = filled(before, plan);
  expect(kept).toEqual(['utm_campaign=fair', 'utm_source=x', 'utm_medium=y']);
  expect(told).not.toContain('stay');
  const behind = filled(before, plan, { row: 1, field: 'utm_source' });
  expect(behind.kept.slice(1)).toEqual([
    ...['utm_source=a', 'utm_content=c'],
    ...['utm_source=x', 'utm_medium=y'],
  ]);
  expect(behind.told).toContain('Rows that stay as they were: 1.');
});

test('lines of whole rows begin at the source, wherever they are pasted', () => {
  const { kept } = filled('', 'a\tb\tc\nd\te\tf', { row: 0, field: 'utm_content' });
  expect(kept.slice(0, 3)).toEqual(['utm_source=a', 'utm_medium=b', 'utm_content=c']);
  const { told } = filled('', 'a\tb', { row: 0, field: 'utm_content' });
  expect(told).toContain('Left out: what stands beyond the last field.');
});

test.each([
  ['', 'utm_content=Women 25 34'],
  ['exact=on', 'utm_content=Women,  25;34'],
])('with %j a cell is one name: %s', (before, content) =>
  expect(filled(before, 'Source\tContent\nx\tWomen,  25;34').kept).toContain(content),
);

test('a campaign is filled in if all lines have the same', () => {
  const head = 'Language\tCampaign\tSource\n';
  const same = filled('utm_campaign=old', `${head}n\tfair\tline\n\tfair\tx`);
  expect(same.kept).toEqual(['utm_source=line', 'utm_source=x', 'utm_campaign=fair']);
  expect(same.told).toBe(
    'Filled in: 2, from ‘n | fair | line’ on. Campaign: fair. Left out: Language (tick the languages above).',
  );
  const { kept, told } = filled('utm_campaign=old', `${head}n\tfair\tline\nn\tsale\tx`);
  expect(kept).toEqual(['utm_source=line', 'utm_source=x']);
  expect(told).toContain(
    'Left out: Language (tick the languages above); Campaign, which differs by line',
  );
});

test('a column of campaigns alone leaves the rows', () => {
  const { kept, told } = filled('utm_source=a', 'Campaign\nfair\nsale');
  expect(kept).toEqual(['utm_source=a']);
  expect(told).toContain('No row is filled in');
});

test('lines of several cells without a known head line are told', () => {
  expect(filled('', 'Tactic\tFormat\nx\ty').told).toContain('No head line is known');
  expect(filled('', 'Source\tMedium\nx\ty').told).not.toContain('head line');
  expect(filled('', 'east\nwest').told).not.toContain('head line');
});

test('a head line alone is told', () => {
  const table = { columns: [{ title: 'Source', name: 'utm_source' }], lines: [] };
  expect(toldOfTable(new URLSearchParams(), table, { row: 0, field: 'utm_source' })).toBe(
    'There was only a head line.',
  );
});
