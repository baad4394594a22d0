/** Shows advice beside the fields and the rows, and how much there is above the addresses. */
import { type AllAdvice, type Concern, concernsIn } from './advice.client';
import type { Advice } from './field-advice.client';
import type { Offer } from './offer.client';
import { refusalOf } from './outcome.client';

/** @param place has the field, or the row, that the advice is about */
export function showAdvice(place: HTMLElement, advice: Advice): void {
  const faults = place.querySelector('output') as HTMLElement;
  faults.toggleAttribute('data-barred', advice.isBarred);
  say(faults, advice.faults);
  say(place.querySelector('[data-note]') as HTMLElement, advice.notes);
  showOffers(place.querySelector('[data-offers]') as HTMLElement, advice.offers);
}

/** Shows a button for each offer. One that says the same stays, so that it keeps the focus. */
export function showOffers(place: HTMLElement, offers: readonly Offer[]): void {
  const shown = [...place.children].map(({ textContent }) => textContent);
  const labels = offers.map(({ label }) => label);
  if (String(shown) === String(labels)) return;
  const pattern = document.querySelector('#offer') as HTMLTemplateElement;
  const buttons = labels.map((label) => {
    const button = pattern.content.firstElementChild?.cloneNode() as HTMLElement;
    button.textContent = label;
    return button;
  });
  place.replaceChildren(...buttons);
}

/** Which of the offers beside it a button takes. */
export function offerBehind(button: HTMLElement, offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ label }) => label === button.textContent);
}

/** What stays is not written again: a screen reader would say it. */
function say(place: HTMLElement, texts: readonly string[]): void {
  const told = document.createElement('div');
  for (const text of texts) {
    const reason = document.createElement('p');
    reason.textContent = text;
    told.append(reason, ' ');
  }
  if (place.innerHTML !== told.innerHTML) place.replaceChildren(...told.childNodes);
}

/** How many rows and fields with advice are named. */
const mostNamed = 4;

/**
 * Names the rows and fields with advice, because on a telephone they are far above the buttons that copy.
 * @param idOf the id of what the link to one of them leads to
 */
export function showSummary(
  summary: HTMLElement,
  advice: AllAdvice,
  idOf: (concern: Concern) => string,
): void {
  const concerns = concernsIn(advice, ({ faults }) => faults.length > 0);
  const refusal = refusalOf(advice);
  summary.hidden = concerns.length === 0;
  summary.toggleAttribute('data-barred', Boolean(refusal));
  const [count, pattern] = summary.children;
  const named = new Map([...concerns].reverse().map((concern) => [concern.title, concern]));
  const links = [...named]
    .reverse()
    .slice(0, mostNamed)
    .map(([title, concern]) => {
      const link = pattern.cloneNode() as HTMLAnchorElement;
      link.textContent = title;
      // As a part of this page: anything else would replace what the page's address keeps.
      link.setAttribute('href', `#${idOf(concern)}`);
      return link;
    });
  count.textContent = [refusal, `Advice is still open (${concerns.length}):`]
    .filter(Boolean)
    .join(' ');
  summary.replaceChildren(count, ...(links.length > 0 ? links : [pattern]));
}
