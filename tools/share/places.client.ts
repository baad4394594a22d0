/** The rows of the form, each for a place where an address is posted. */
import { type Parameters, placeNames, textOf } from './campaign.client';

/** Each stays the same element for as long as there are as many, so that what has the focus keeps it. */
export function placesIn(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-place]')];
}

export function inputIn(place: HTMLElement, name: string): HTMLInputElement {
  return place.querySelector(`[name=${name}]`) as HTMLInputElement;
}

/** What was typed into a row. */
export function valuesIn(place: HTMLElement): Parameters {
  return new Map(placeNames.map((name) => [name, inputIn(place, name).value.trim()]));
}

/** Fills the rows in, of which there are then as many as these, but always one. */
export function setPlaces(form: HTMLFormElement, places: readonly Parameters[]): void {
  const [first, ...more] = placesIn(form);
  const count = Math.max(places.length, 1);
  for (const place of more.slice(count - 1)) place.remove();
  const kept = [first, ...more].slice(0, count);
  const added = Array.from({ length: count - kept.length }, () => copyOf(first));
  kept[kept.length - 1].after(...added);
  for (const [index, place] of [...kept, ...added].entries()) {
    name(place, `Row ${index + 1}`, count > 1);
    for (const each of placeNames)
      fill(inputIn(place, each), textOf(places[index] ?? new Map(), each));
  }
}

/** A browser's own undo goes on working in a field that stays as it is. */
function fill(input: HTMLInputElement, value: string): void {
  if (input.value.trim() !== value) input.value = value;
}

let copies = 0;

/** Another row. Whatever names a part of it gets a name of its own. */
function copyOf(place: HTMLElement): HTMLElement {
  copies += 1;
  const copy = place.cloneNode(true) as HTMLElement;
  for (const input of copy.querySelectorAll('input')) input.value = '';
  for (const attribute of ['id', 'for', 'aria-describedby'])
    for (const element of copy.querySelectorAll(`[${attribute}]`)) {
      const names = element.getAttribute(attribute) ?? '';
      element.setAttribute(attribute, names.replace(/-row\d+/g, `-row${copies}`));
    }
  return copy;
}

/** Also the button that removes it, which the only row has not. */
function name(place: HTMLElement, text: string, isRemovable: boolean): void {
  place.ariaLabel = text;
  const button = place.querySelector('[data-action=remove]') as HTMLElement;
  button.hidden = !isRemovable;
  button.children[0].textContent = `Remove ${text.toLowerCase()}`;
}
