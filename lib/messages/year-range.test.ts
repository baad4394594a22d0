import { yearRange } from './year-range';

test.each([
  [2010, 2025, '2010–2025'],
  [2026, 2026, '2026'],
])('from %s to %s: %s', (first, last, text) => {
  expect(yearRange({ first, last })).toBe(text);
});
