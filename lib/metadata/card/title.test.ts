import { setTitle } from './title';

test('a short title is large, and a long one keeps all its words', () => {
  expect(setTitle('Contact')).toEqual({ fontSize: 88, lines: ['Contact'] });
  const long = 'word '.repeat(40).trim();
  const { fontSize, lines } = setTitle(long);
  expect(fontSize).toBeGreaterThanOrEqual(60);
  expect(lines.join(' ')).toBe(long);
});

test('a long word is set smaller rather than cut', () => {
  expect(setTitle('Nutzungsbedingungen').fontSize).toBeLessThan(setTitle('Contact').fontSize);
});
