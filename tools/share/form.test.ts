/** @jest-environment jsdom */
import { placeNames } from './campaign.client';
import { choiceIn, choose, filledIn, fillIn, setFilled, stateOf, unknownIn } from './form.client';
import { placesIn } from './places.client';

const form = document.createElement('form');
form.innerHTML = `
  <select name="page"><option value="home"><option value="terms"></select>
  <input type="checkbox" name="language" value="de"><input type="checkbox" name="language" value="ja">
  <input name="utm_campaign"><input name="v">
  <fieldset data-place>
    ${placeNames.map((name) => `<label for="${name}-row0"></label><input id="${name}-row0" name="${name}">`).join('')}
    <button data-action="remove"><span></span></button>
  </fieldset>`;

const kept = 'page=terms&language=de&language=ja&utm_campaign=fair&rows=1&utm_source=flyer';

/** The names in the rows. */
const lines = () => filledIn(form).places.map((place) => [...place.values()].join(' ').trim());

test('what was kept is filled in again, and all else is emptied', () => {
  fillIn(form, new URLSearchParams(kept));
  expect(String(stateOf(form))).toBe(kept);
  expect(choiceIn(form)).toEqual({ page: 'terms', languages: ['de', 'ja'] });
  fillIn(form, new URLSearchParams('v=2'));
  expect(choiceIn(form)).toEqual({ page: 'home', languages: [] });
  expect([...filledIn(form).shared.values(), ...lines()]).toEqual(['', '', '', '2', '']);
});

test('where there is no field for the version, all others are filled in', () => {
  const [version] = form.querySelectorAll('[name=v]');
  version.remove();
  fillIn(form, new URLSearchParams(`${kept}&v=2`));
  expect(String(stateOf(form))).toBe(kept);
  form.append(version);
});

test('there are as many rows as are filled in, but always one', () => {
  const rows = (...sources: string[]) => ({
    shared: new Map(),
    places: sources.map((source) => new Map([['utm_source', source]])),
  });
  setFilled(form, rows('poster', 'flyer', 'letter'));
  const [first, second] = placesIn(form);
  setFilled(form, rows('a', 'b'));
  expect(lines()).toEqual(['a', 'b']);
  // What has the focus keeps it.
  expect(placesIn(form)).toEqual([first, second]);
  setFilled(form, rows());
  expect(lines()).toEqual(['']);
  setFilled(form, rows(...Array.from({ length: 300 }, (_, index) => `${index}`)));
  expect(lines()).toHaveLength(100);
});

test('each row, and each of its fields, has a name of its own', () => {
  fillIn(form, new URLSearchParams('utm_source=a&utm_source=b&utm_source=c'));
  const inputs = placesIn(form).flatMap((place) => [...place.querySelectorAll('input')]);
  expect(new Set(inputs.map(({ id }) => id)).size).toBe(9);
  const labels = placesIn(form).flatMap((place) => [...place.querySelectorAll('label')]);
  expect(labels.map(({ htmlFor }) => htmlFor)).toEqual(inputs.map(({ id }) => id));
  expect(placesIn(form).map(({ ariaLabel }) => ariaLabel)).toEqual(['Row 1', 'Row 2', 'Row 3']);
  const removes = [...form.querySelectorAll('button')].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(removes).toEqual(['Remove row 1', 'Remove row 2', 'Remove row 3']);
});

test('a page and languages are chosen instead of others', () => {
  fillIn(form, new URLSearchParams(kept));
  choose(form, { page: 'home', languages: ['ja'] });
  expect(choiceIn(form)).toEqual({ page: 'home', languages: ['ja'] });
});

test.each([
  [kept, ''],
  ['', ''],
  ['page=nope&language=xx&language=de', 'Not in this file: page nope, languages xx.'],
  ['utm_source=a&'.repeat(101), 'Of 101 rows the first 100 are taken.'],
  ['rows=2&utm_source=a', 'The link is cut short: something is missing at its end.'],
  ['language=xx&language=yy', 'Not in this file: languages xx, yy.'],
])('of the set-up "%s" is told what this file lacks', (state, told) => {
  expect(unknownIn(form, new URLSearchParams(state))).toBe(told);
});
