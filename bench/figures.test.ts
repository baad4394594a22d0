import { markdown, median } from './figures';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a table has a cell for every column, text to the left and figures to the right', () => {
  const lines = markdown(['name', 'kB'], [['a longer name', '1.0']]).split('\n');
  expect(lines).toEqual([
    '| name          |  kB |',
    '| ------------- | --: |',
    '| a longer name | 1.0 |',
  ]);
});
