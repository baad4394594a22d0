/** What is said beside a button that hands out addresses or codes. */
import { type AllAdvice, concernsIn } from './advice.client';
import type { Advice } from './field-advice.client';

/** Why nothing may go out. Empty if all may. */
export function refusalOf(advice: AllAdvice): string {
  const fields = titlesIn(advice, ({ isBarred }) => isBarred);
  return fields && `Nothing goes out until you change ${fields}.`;
}

/** Why no code may go out, on which nothing can be changed any more. Empty if all may. */
export function codeRefusalOf(advice: AllAdvice): string {
  const rows = titlesIn(advice, ({ isList }) => Boolean(isList));
  const lists = rows && `No codes yet: several names in one field (${rows}). Make rows of them.`;
  return refusalOf(advice) || lists;
}

/** Which fields have advice that nobody has followed yet. Empty if none has. */
export function reminderOf(advice: AllAdvice): string {
  const fields = titlesIn(advice, ({ faults }) => faults.length > 0);
  return fields && `Advice is still open: ${fields}.`;
}

/** How many are named. */
const mostNamed = 4;

function titlesIn(advice: AllAdvice, isConcerned: (advice: Advice) => boolean): string {
  const titles = [...new Set(concernsIn(advice, isConcerned).map(({ title }) => title))];
  const more = titles.length - mostNamed;
  const named = titles.slice(0, mostNamed).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

type Tone = 'warning' | 'danger';

/** Says it in a row, or beside buttons above the rows. */
export function say(place: HTMLElement, text: string, tone?: Tone): void {
  const output = place.querySelector('output') as HTMLOutputElement;
  output.dataset.tone = tone ?? '';
  output.textContent = text;
}

/**
 * Hands something out, unless that must not be, and says once what has come of it, and what is still open.
 * @param act does it, and returns what has come of it, without a full stop
 * @param refusal why it must not be, or nothing
 */
export async function handOut(
  place: HTMLElement,
  advice: AllAdvice,
  act: (place: HTMLElement) => string | Promise<string>,
  refusal = refusalOf(advice),
): Promise<void> {
  if (refusal) return say(place, refusal, 'danger');
  const told = await act(place);
  const reminder = reminderOf(advice);
  say(place, [told, reminder].filter(Boolean).join('. '), reminder ? 'warning' : undefined);
}
