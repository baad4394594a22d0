import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from '@/tailwind.config';
import { inColors } from './in-colors';

test('each colour of a drawing is that of its role', () => {
  const drawing =
    '<path fill="var(--primary)" stroke="var(--mint)" d="M0 0"/><path fill="#fff" d="M1 1"/>';
  expect(inColors(drawing, { ...colors, primary: '#0000ff', mint: '#00ff00' })).toBe(
    '<path fill="#0000ff" stroke="#00ff00" d="M0 0"/><path fill="#fff" d="M1 1"/>',
  );
});

test('a role without a colour is named', () => {
  expect(() => inColors('<path fill="var(--mauve)"/>', colors)).toThrow('mauve');
});

/**
 * The project's own drawings: a logo that replaces one of them has its own colours, and none of the
 * theme.
 */
const drawings = ['app', 'components', 'public']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.svg') && readFileSync(file, 'utf8').includes('var(--'));

test.each(drawings)('%s has no colour but white that another theme would not change', (file) => {
  const drawing = readFileSync(file, 'utf8');
  const fixed = drawing.match(/(fill|stroke)="#(?!fff")[^"]*"/g);
  expect(fixed).toBeNull();
  expect(() => inColors(drawing, colors)).not.toThrow();
});
