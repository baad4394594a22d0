/** Shows advice under the fields, and how much there is above the addresses. */
import type { Advice } from './advice.client';

type AllAdvice = ReadonlyMap<string, Advice>;

/** @param input the field that the advice is about */
export function showAdvice(input: HTMLInputElement, { fault, note, offer }: Advice): void {
  const place = input.parentElement as HTMLElement;
  say(place.querySelector('output') as HTMLElement, fault);
  say(place.querySelector('[data-note]') as HTMLElement, note);
  const taking = place.querySelector('button') as HTMLElement;
  taking.hidden = !offer;
  taking.textContent = offer?.label ?? '';
}

/** Else a screen reader would say it again at every letter. */
function say(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** Names the fields with advice, because on a telephone they are far above the buttons that copy. */
export function showSummary(summary: HTMLElement, advice: AllAdvice): void {
  const concerned = [...advice].filter(([, { fault }]) => fault);
  const isPersonal = concerned.some(([, each]) => each.isPersonal);
  summary.hidden = concerned.length === 0;
  summary.toggleAttribute('data-personal', isPersonal);
  const [count] = summary.children;
  count.textContent = [
    isPersonal && 'Do not share this: it may hold data about people.',
    concerned.length === 1 ? '1 field has advice:' : `${concerned.length} fields have advice:`,
  ]
    .filter(Boolean)
    .join(' ');
  for (const link of summary.querySelectorAll('a'))
    link.hidden = !advice.get(link.hash.slice(1))?.fault;
}
