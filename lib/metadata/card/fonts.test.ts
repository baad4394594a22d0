import { fontsFor, isDrawable } from './fonts';

const names = (text: string) => fontsFor(text).map(({ name }) => name);

test.each([
  ['Terms of use', ['poppins-latin']],
  ['Ścieżka', ['poppins-latin', 'poppins-latin-ext']],
])('%s takes the slices that hold its letters, and no others', (text, expected) => {
  expect(names(text).sort()).toEqual([...expected].sort());
});

test('Japanese and Korean come from their own families', () => {
  expect(names('利用規約').every((name) => name.startsWith('noto-sans-jp-'))).toBe(true);
  expect(names('이용약관').every((name) => name.startsWith('noto-sans-kr-'))).toBe(true);
});

test('a script without a font cannot be drawn', () => {
  expect(isDrawable('Künye 利用規約 이용약관')).toBe(true);
  expect(isDrawable('العربية')).toBe(false);
});
