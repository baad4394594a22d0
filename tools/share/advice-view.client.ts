/** Shows advice under the fields, and how much there is above the addresses. */
import type { Advice, AllAdvice, Remark } from './advice.client';
import type { Field } from './form.client';
import type { Offer } from './offer.client';
import { refusalOf } from './outcome.client';

/** @param input the field that the advice is about */
export function showAdvice(input: Field, advice: Advice): void {
  const place = input.parentElement as HTMLElement;
  const faults = place.querySelector('output') as HTMLElement;
  faults.toggleAttribute('data-barred', advice.isBarred);
  say(faults, advice.faults);
  say(place.querySelector('[data-note]') as HTMLElement, advice.notes);
  for (const taking of place.querySelectorAll<HTMLElement>('[data-offer]')) {
    const offer = offerBehind(taking, advice);
    taking.hidden = !offer;
    taking.textContent = offer?.label ?? '';
  }
}

/** What a button under a field fills in. */
export function offerBehind({ dataset }: HTMLElement, advice: Advice): Offer | undefined {
  return dataset.offer === 'other' ? advice.other : advice.offer;
}

/** Each reason, with a list of the names that have it. What stays is not written again: a screen reader would say it. */
function say(place: HTMLElement, remarks: readonly Remark[]): void {
  const told = document.createElement('div');
  told.append(...remarks.flatMap((remark) => [...partsOf(remark), ' ']));
  if (place.innerHTML !== told.innerHTML) place.replaceChildren(...told.childNodes);
}

function partsOf({ text, names }: Remark): readonly HTMLElement[] {
  const reason = withText('p', text);
  if (names.length === 0) return [reason];
  const list = document.createElement('ul');
  list.append(...names.map((name) => withText('li', name)));
  return [reason, list];
}

function withText(tag: 'p' | 'li', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Names the fields with advice, because on a telephone they are far above the buttons that copy. */
export function showSummary(summary: HTMLElement, advice: AllAdvice): void {
  const concerned = [...advice].filter(([, { faults }]) => faults.length > 0);
  const refusal = refusalOf(advice);
  summary.hidden = concerned.length === 0;
  summary.toggleAttribute('data-barred', Boolean(refusal));
  const [count] = summary.children;
  count.textContent = [
    refusal,
    concerned.length === 1 ? '1 field has advice:' : `${concerned.length} fields have advice:`,
  ]
    .filter(Boolean)
    .join(' ');
  for (const link of summary.querySelectorAll('a'))
    link.hidden = !advice.get(link.hash.slice(1))?.faults.length;
}
