/** @jest-environment jsdom */
import { openFolded, openOrFold, openTicked } from './previews.client';

const languages = Array.from({ length: 6 }, () => document.createElement('details'));
const open = () => languages.map(({ open }) => (open ? 'x' : '.')).join('');

test('the previews of few ticked languages open by themselves, the first where none is ticked', () => {
  languages[0].hidden = true;
  openTicked([...languages], 4);
  expect(open()).toBe('.xxxxx');
  openTicked([...languages], 5);
  expect(open()).toBe('......');
  languages[0].hidden = false;
  openTicked([...languages], 0);
  expect(open()).toBe('x.....');
});

test('what was opened for paper is folded again, and nothing else', () => {
  languages[1].hidden = true;
  const foldAgain = openFolded(languages);
  expect(open()).toBe('x.xxxx');
  foldAgain();
  expect(open()).toBe('x.....');
});

test('all that show are opened at once, and folded once all are open', () => {
  openOrFold(languages);
  expect(open()).toBe('x.xxxx');
  openOrFold(languages);
  expect(open()).toBe('......');
});
