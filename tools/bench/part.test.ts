import { atMost, median, ms, times } from './part';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a target is met up to its limit', () => {
  const met = { name: 'TBT', value: '10 ms', target: 'at most 10 ms', met: true };
  expect(atMost('TBT', 10, 10, ms)).toEqual(met);
  expect(atMost('TBT', 10.4, 10, ms)).toEqual({ ...met, value: '10.4 ms', met: false });
});

test('numbers are rounded, but not so far that they look alike', () => {
  expect([1234.5678, -99.94, 0.04].map(ms)).toEqual(['1235 ms', '-99.9 ms', '0 ms']);
  expect([1.0204, 1.5].map(times)).toEqual(['× 1.02', '× 1.5']);
});
