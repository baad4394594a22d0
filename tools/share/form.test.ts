/** @jest-environment jsdom */
import { rowNames } from './campaign.client';
import { fillIn, lackingIn, markFields, stateOf } from './form.client';
import { rowsOf } from './rows.client';

const field = (name: string) => `
  <div data-field>
    <label><input name="${name}" form="fields"></label><output id="${name}-warning"></output>
  </div>`;

document.body.innerHTML = `
  <form id="fields">
    <select name="page"><option value="home"><option value="terms"></select>
    <input type="checkbox" name="language" value="de"><input type="checkbox" name="language" value="ja">
    <input type="checkbox" name="exact">
    ${field('utm_campaign')}
    <fieldset data-row>${rowNames.map(field).join('')}<button data-action="remove"></button></fieldset>
  </form>
  ${field('v')}`;

const form = document.querySelector('form') as HTMLFormElement;
const fill = (state: string) => fillIn(form, new URLSearchParams(state));
const mark = () => markFields(form, stateOf(form));
const lacking = (state: string) => lackingIn(form, new URLSearchParams(state));

const kept = 'page=terms&language=ja&exact=on&utm_campaign=Fair&utm_source=a&utm_source=b&v=2';

test('what was kept is filled in again, and all else is emptied', () => {
  fill(kept);
  expect(String(stateOf(form))).toBe(kept);
  fill('utm_medium=print');
  expect(String(stateOf(form))).toBe('page=home&utm_medium=print');
  fill('page=nope&language=xx');
  expect(String(stateOf(form))).toBe('page=home');
});

test('where there is no field for the version, all others are filled in', () => {
  const [version] = document.querySelectorAll('[name=v]');
  version.setAttribute('form', 'none');
  fill(kept);
  expect(String(stateOf(form))).toBe(kept.replace('&v=2', ''));
  version.setAttribute('form', 'fields');
});

test('rows are added and removed at the end, named, and keep their elements', () => {
  fill('utm_source=a&utm_source=b&utm_source=c');
  const rows = rowsOf(form);
  expect(rows.map(({ ariaLabel }) => ariaLabel)).toEqual(['Row 1', 'Row 2', 'Row 3']);
  const ids = [...form.querySelectorAll('[data-row] output')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(9);
  fill('utm_source=a&utm_source=b');
  expect(rowsOf(form)).toEqual(rows.slice(0, 2));
  fill('');
  expect(rowsOf(form)).toEqual(rows.slice(0, 1));
  fill('utm_source=a&'.repeat(300));
  expect(rowsOf(form)).toHaveLength(100);
});

test('what this file lacks of a state is told', () => {
  expect(lacking(kept)).toBe('');
  expect(lacking('page=nope&language=xx&language=de')).toBe('Not in this file: nope, xx.');
  // From an older file.
  expect(lacking('utm_id=44&utm_source=a')).toBe('Not in this file: utm_id.');
  expect(lacking('utm_source=a&'.repeat(101))).toContain('room for 100 rows');
});

test('a field with data about people is marked, and says what it is', () => {
  fill('utm_campaign=fair&utm_source=a&utm_source=mei@kaya.sg');
  expect(mark()).toBe(true);
  const marked = form.querySelectorAll('[aria-invalid=true]');
  expect([...marked]).toEqual([rowsOf(form)[1].querySelector('[name=utm_source]')]);
  const warning = document.getElementById('utm_source-warning-2')?.textContent;
  expect(warning).toContain('looks like an e-mail address');
  fill('utm_campaign=fair');
  expect(mark()).toBe(false);
  expect(form.querySelector('[aria-invalid=true]')).toBeNull();
});

test.each([
  ['', []],
  ['utm_source=a&utm_medium=print&utm_campaign=fair', []],
  ['utm_campaign=fair', ['source-warning-1', 'medium-warning-1']],
  [
    'utm_source=a&utm_source=&utm_medium=&utm_medium=print&utm_campaign=fair',
    ['medium-warning-1', 'source-warning-2'],
  ],
  ['utm_source=a&utm_medium=print', ['campaign-warning']],
  ['v=2', []],
  // A row that is still empty gives no address.
  ['utm_source=a&utm_source=&utm_medium=print&utm_campaign=fair', []],
])('with %j a hint is at %j', (state, ids) => {
  fill(state);
  expect(mark()).toBe(false);
  const told = [...form.querySelectorAll('output')].filter(({ textContent }) => textContent);
  expect(told.map(({ id }) => id)).toEqual(ids.map((id) => `utm_${id}`));
});
