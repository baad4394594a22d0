/** What is filled in and chosen in the page that `npm run share` writes. */
import { columns, keyOf, sharedNames } from './campaign.client';
import { fill, inputIn, rowsOf, setRows } from './rows.client';
import {
  isExact,
  isTooMuch,
  mostRows,
  readingOf,
  rowsIn,
  type State,
  withoutEmpty,
} from './state.client';

function ticksIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
}

function pagesIn(form: HTMLFormElement): HTMLOptionElement[] {
  return [...form.querySelectorAll('option')].filter((option) => option.closest('select'));
}

/** What a page is called in the list of pages. */
export function pageNameIn(form: HTMLFormElement, page: string): string {
  return pagesIn(form).find(({ value }) => value === page)?.text ?? page;
}

/** All of it, by the names of the controls. */
export function stateOf(form: HTMLFormElement): State {
  const controls = [...new FormData(form)];
  return withoutEmpty(new URLSearchParams(controls.map(([name, value]) => [name, String(value)])));
}

/** Fills everything in. What this file lacks, such as a page, is left as at first. */
export function fillIn(form: HTMLFormElement, state: State): void {
  setRows(form, rowsIn(state).slice(0, mostRows));
  for (const name of sharedNames) {
    // That for the version is elsewhere on the page, and missing where nothing is for others.
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) fill(input, state.get(name) ?? '');
  }
  for (const tick of ticksIn(form)) tick.checked = state.getAll(tick.name).includes(tick.value);
  const pages = pagesIn(form);
  const chosen = pages.find(({ value }) => value === state.get('page')) ?? pages[0];
  chosen.selected = true;
}

/** Says what of a state is not filled in: the file may be older or newer than the link. Empty if all is. */
export function lackingIn(form: HTMLFormElement, state: State): string {
  const known = new Set([...pagesIn(form), ...ticksIn(form)].map(({ value }) => value));
  const chosen = [...state.getAll('page'), ...state.getAll('language')];
  const parameters = [...new Set(state.keys())].filter((name) => name.startsWith('utm_'));
  const unknown = [
    ...chosen.filter((value) => !known.has(value)),
    ...parameters.filter((name) => !Object.hasOwn(columns, name)),
  ];
  const lacking = unknown.length > 0 && `Not in this file: ${unknown.join(', ')}.`;
  const rest = isTooMuch(state) && `There is room for ${mostRows} rows: the rest is left out.`;
  return [lacking, rest].filter(Boolean).join(' ');
}

/**
 * Marks the fields that hold data about people, and says beside each what it is. Says, too, what rows lack.
 * @returns true if there is data about people
 */
export function markFields(form: HTMLFormElement, state: State): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const hints = hintsOf(form, state);
  const marked = fields.filter((field) => {
    const input = field.querySelector('input') as HTMLInputElement;
    const { personal } = readingOf(input.name, input.value, isExact(state));
    const output = field.querySelector('output') as HTMLElement;
    const hint = hints.get(input) ?? '';
    const text = personal ? `This looks like ${personal}. ${advice}` : hint;
    // What stays is not written again: a screen reader would say it.
    if (output.textContent !== text) output.textContent = text;
    input.ariaInvalid = personal ? 'true' : null;
    return personal;
  });
  return marked.length > 0;
}

/** Goes to the first field that is marked. */
export function goToMarked(): void {
  document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

const advice = 'Everybody would see it in the address: change it.';

/** What is said of an empty field of a row. */
const lacks = {
  utm_source: 'No source yet: most programs that count need one.',
  utm_medium: 'No medium yet: programs that count sort visits by it.',
};

const lacksCampaign = 'No campaign yet: without one you cannot tell this post from the next.';

/** Hints for the rows that give an address with parameters, once they are left, and for the campaign of such rows. */
function hintsOf(form: HTMLFormElement, state: State): Map<HTMLInputElement, string> {
  const rows = rowsIn(state);
  const hasOnlyShared = !rows.some(keyOf) && state.has('utm_campaign');
  const counted = rowsOf(form).filter(
    (row, index) =>
      !row.contains(document.activeElement) &&
      ((rows[index] && keyOf(rows[index])) || (hasOnlyShared && index === 0)),
  );
  const hints = counted.flatMap((row) =>
    Object.entries(lacks).map(([name, hint]) => [inputIn(row, name), hint] as const),
  );
  const campaign = form.elements.namedItem('utm_campaign') as HTMLInputElement;
  if (counted.length > 0 && campaign !== document.activeElement)
    hints.push([campaign, lacksCampaign]);
  return new Map(hints.filter(([{ value }]) => !value.trim()));
}
