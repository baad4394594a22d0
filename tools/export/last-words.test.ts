import { parse } from 'node-html-parser';
import { bindLastWords } from './last-words';

test.each([
  ['<p>things you buy or use.</p>', '<p>things you buy or\u00a0use.</p>'],
  ['<ul><li>counts as a trade.</li></ul>', '<ul><li>counts as a\u00a0trade.</li></ul>'],
  ['<p>see <a>our terms</a> on a page.</p>', '<p>see <a>our terms</a> on a\u00a0page.</p>'],
  ['<p>Rückzahlungsbedingungen lesen</p>', '<p>Rückzahlungsbedingungen lesen</p>'],
  ['<h2>worth your time?</h2>', '<h2>worth your time?</h2>'],
  ['<p>Ends with <a>a link</a></p>', '<p>Ends with <a>a\u00a0link</a></p>'],
  ['<p>Ends with <img></p>', '<p>Ends with <img></p>'],
])('%s', (html, bound) => {
  const root = parse(`<main>${html}</main>`);
  bindLastWords(root);
  expect(root.toString()).toBe(`<main>${bound}</main>`);
});
