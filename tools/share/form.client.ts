/** What is filled in and chosen in the page that `npm run share` writes. */
import type { Parameters, SharedAddress } from './campaign.client';

/** A field for a name, or for a list of names. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields for the campaign, of which that for the version is elsewhere on the page. */
export function inputsIn(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((field): field is Field =>
    field.matches('[data-parameter] :is(input, textarea)'),
  );
}

function ticksIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
}

function pageIn(form: HTMLFormElement): HTMLSelectElement {
  return form.querySelector('select') as HTMLSelectElement;
}

/** The campaign, as it was typed. What stands in lines of its own is a list. */
export function parametersIn(form: HTMLFormElement): Parameters {
  const typed = inputsIn(form).map(({ name, value }) => [name, value.trim()] as const);
  return new Map(typed.map(([name, value]) => [name, value.replaceAll('\n', ', ')]));
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

/** All of it, as parameters that a link can hold. Empty fields are left out. */
export function stateOf(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(filled.filter(([, value]) => value));
}

/** Fills everything in as it was kept. What is not in this file, such as a page, is left as at first. */
export function fillIn(form: HTMLFormElement, state: URLSearchParams): void {
  for (const field of inputsIn(form)) field.value = state.get(field.name) ?? '';
  for (const tick of ticksIn(form)) tick.checked = state.getAll(tick.name).includes(tick.value);
  const list = pageIn(form);
  const { options } = list;
  const kept = [...options].find(({ value }) => value === state.get(list.name)) ?? options[0];
  kept.selected = true;
}

/** Chooses the page and the language of an address, and no other. */
export function choose(form: HTMLFormElement, { page, language }: SharedAddress): void {
  pageIn(form).value = page;
  for (const tick of ticksIn(form)) tick.checked = tick.value === language;
}

/** Says which page and languages were kept that this file lacks: it may be older or newer. Empty if none. */
export function unknownIn(form: HTMLFormElement, state: URLSearchParams): string {
  const list = pageIn(form);
  const pages = [...list.options].map(({ value }) => value);
  const languages = ticksIn(form).map(({ value }) => value);
  const unknown = [
    ['page', state.getAll('page').filter((page) => !pages.includes(page))],
    ['languages', state.getAll('language').filter((code) => !languages.includes(code))],
  ] as const;
  const told = unknown.filter(([, names]) => names.length > 0);
  if (told.length === 0) return '';
  return `Not in this file: ${told.map(([what, names]) => `${what} ${names.join(', ')}`).join(', ')}.`;
}
