import { parse } from 'node-html-parser';
import { bindLastWords } from './last-words';

const before = 'Your opinion may improve many';

test.each([
  [`<p>${before} things you buy or use.</p>`, `<p>${before} things you buy or\u00a0use.</p>`],
  [
    `<ul><li>${before} <b>in a trade.</b></li></ul>`,
    `<ul><li>${before} <b>in a\u00a0trade.</b></li></ul>`,
  ],
  [
    `<p>${before} if <a>you ask</a> on a page.</p>`,
    `<p>${before} if <a>you ask</a> on a\u00a0page.</p>`,
  ],
])('the last two words of a text share a line: %s', (html, bound) => {
  expect(textsOf(html)).toBe(bound);
});

test.each([
  ['two long words', `<p>${before} Rückzahlungsbedingungen lesen</p>`],
  ['a heading', `<h2>${before}: are they worth your time?</h2>`],
  ['a label', '<ul><li>your Singpass login</li></ul>'],
  ['a picture', `<p>${before} things you buy <img></p>`],
])('%s stays as it is', (_, html) => {
  expect(textsOf(html)).toBe(html);
});

function textsOf(html: string): string {
  const root = parse(`<main>${html}</main>`);
  bindLastWords(root);
  return root.querySelector('main')?.innerHTML ?? '';
}
