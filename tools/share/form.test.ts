/** @jest-environment jsdom */
import { choiceIn, choose, fillIn, parametersIn, stateOf, unknownIn } from './form.client';

const form = document.createElement('form');
form.innerHTML = `
  <select name="page"><option value="home"><option value="terms"></select>
  <input type="checkbox" name="language" value="de"><input type="checkbox" name="language" value="ja">
  <div data-parameter><input name="utm_source"></div><div data-parameter><input name="v"></div>`;

const kept = 'page=terms&language=de&language=ja&utm_source=flyer';

test('what was kept is filled in again, and all else is emptied', () => {
  fillIn(form, new URLSearchParams(kept));
  expect(String(stateOf(form))).toBe(kept);
  expect(choiceIn(form)).toEqual({ page: 'terms', languages: ['de', 'ja'] });
  fillIn(form, new URLSearchParams('v=2'));
  expect(choiceIn(form)).toEqual({ page: 'home', languages: [] });
  expect([...parametersIn(form).values()]).toEqual(['', '2']);
});

test('an address chooses its page and its language alone', () => {
  fillIn(form, new URLSearchParams(kept));
  choose(form, { page: 'home', language: 'ja', address: 'https://a.sg/ja/' });
  expect(choiceIn(form)).toEqual({ page: 'home', languages: ['ja'] });
});

test.each([
  [kept, ''],
  ['', ''],
  ['page=nope&language=xx&language=de', 'Not in this file: page nope, languages xx.'],
  ['language=xx&language=yy', 'Not in this file: languages xx, yy.'],
])('of the set-up "%s" is told what this file lacks', (state, told) => {
  expect(unknownIn(form, new URLSearchParams(state))).toBe(told);
});
