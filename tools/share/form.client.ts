/** What is filled in and chosen in the page that `npm run share` writes. */
import { type Filled, sharedNames } from './campaign.client';
import { placesIn, setPlaces, valuesIn } from './places.client';
import { countIn, filledFrom, isCutShort, mostPlaces, stateFrom } from './setup.client';

function ticksIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
}

function pageIn(form: HTMLFormElement): HTMLSelectElement {
  return form.querySelector('select') as HTMLSelectElement;
}

/** A field that all rows share. That for the version is elsewhere on the page, and missing where nothing is for others. */
export function sharedInput(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}

/** The campaign and the rows, as they were typed. */
export function filledIn(form: HTMLFormElement): Filled {
  const shared = sharedNames.map(
    (name) => [name, sharedInput(form, name)?.value.trim() ?? ''] as const,
  );
  return { shared: new Map(shared), places: placesIn(form).map(valuesIn) };
}

export function setFilled(form: HTMLFormElement, { shared, places }: Filled): void {
  for (const name of sharedNames) {
    const input = sharedInput(form, name);
    if (input) input.value = shared.get(name) ?? '';
  }
  setPlaces(form, places.slice(0, mostPlaces));
}

export type Choice = {
  page: string;
  /** Those that are ticked. Nothing ticked means all. */
  languages: readonly string[];
};

export function choiceIn(form: HTMLFormElement): Choice {
  const ticked = ticksIn(form).filter(({ checked }) => checked);
  return { page: pageIn(form).value, languages: ticked.map(({ value }) => value) };
}

/** What a page is called in the list of pages. */
export function pageNameIn(form: HTMLFormElement, page: string): string {
  return [...pageIn(form).options].find(({ value }) => value === page)?.text ?? page;
}

/** All of it, as parameters that a link can hold. */
export function stateOf(form: HTMLFormElement): URLSearchParams {
  const { page, languages } = choiceIn(form);
  return new URLSearchParams([
    ['page', page],
    ...languages.map((language) => ['language', language]),
    ...stateFrom(filledIn(form)),
  ]);
}

/** Fills everything in as it was kept. What is not in this file, such as a page, is left as at first. */
export function fillIn(form: HTMLFormElement, state: URLSearchParams): void {
  setFilled(form, filledFrom(state));
  for (const tick of ticksIn(form)) tick.checked = state.getAll(tick.name).includes(tick.value);
  const list = pageIn(form);
  const { options } = list;
  const kept = [...options].find(({ value }) => value === state.get(list.name)) ?? options[0];
  kept.selected = true;
}

/** Chooses the page, and ticks the languages. */
export function choose(form: HTMLFormElement, { page, languages }: Choice): void {
  pageIn(form).value = page;
  for (const tick of ticksIn(form)) tick.checked = languages.includes(tick.value);
}

/** Says what was kept that this file lacks: it may be older or newer. Empty if it has everything. */
export function unknownIn(form: HTMLFormElement, state: URLSearchParams): string {
  const list = pageIn(form);
  const pages = [...list.options].map(({ value }) => value);
  const languages = ticksIn(form).map(({ value }) => value);
  const unknown = [
    ['page', state.getAll('page').filter((page) => !pages.includes(page))],
    ['languages', state.getAll('language').filter((code) => !languages.includes(code))],
  ] as const;
  const told = unknown.filter(([, names]) => names.length > 0);
  const named = told.map(([what, names]) => `${what} ${names.join(', ')}`).join(', ');
  const cut = isCutShort(state) && 'The link is cut short: something is missing at its end.';
  return [cut, named && `Not in this file: ${named}.`, noRoomFor(countIn(state))]
    .filter(Boolean)
    .join(' ');
}

/** Says that there are more rows than there may be. Empty if there are not. */
export function noRoomFor(count: number): string {
  return count > mostPlaces ? `Of ${count} rows the first ${mostPlaces} are taken.` : '';
}
