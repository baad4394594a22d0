import { lowestReaching, payTable, surveysUntil } from './hourly-pay';

test('each cell is the reward for as many surveys as fit into an hour', () => {
  expect(payTable([0.2, 2], [3, 20])).toEqual([
    { reward: 0.2, hourly: [4, expect.closeTo(0.6)] },
    { reward: 2, hourly: [40, 6] },
  ]);
});

test('a whole sum stays whole, whatever binary fractions make of it', () => {
  expect(payTable([2.05], [3])).toEqual([{ reward: 2.05, hourly: [41] }]);
});

test.each([
  [10, 0.2, 50],
  [10, 0.7, 15],
  [0.3, 0.1, 3],
  // In binary fractions, 30 times 0.7 is less than 21.
  [21, 0.7, 30],
])('%d at %d a survey takes %d', (minimum, reward, surveys) => {
  expect(surveysUntil(minimum, reward)).toBe(surveys);
});

test('the amount that the text names is the lowest of the table that reaches the wage', () => {
  const table = { rewards: [0.5, 1], minutes: [5, 10] };
  expect(lowestReaching(table, 6)).toBe(6);
  expect(lowestReaching(table, 6.5)).toBe(12);
});
