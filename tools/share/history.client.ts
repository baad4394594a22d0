/**
 * Keeps what is filled in behind the `#` of the page's own address, so that it can be bookmarked, and lets the browser's
 * Back take it back step by step: what is typed in a field is one, and what a button does. Data about people is kept by
 * the browser's history alone, of which no address tells.
 */
import { type State, withoutPersonal } from './state.client';

/** True while what is typed belongs to the step before. */
let isInStep = true;

/** How many entries of the history, up to the present one, were added by this page. */
function steps(): number {
  return history.state?.steps ?? 0;
}

/** Keeps the state: as a step of its own, or instead of the one before if that goes on. */
export function keep(state: State): void {
  const typed = String(state);
  if (typed === history.state?.typed) return;
  const hash = `#${withoutPersonal(state)}`;
  if (isInStep) history.replaceState({ steps: steps(), typed }, '', hash);
  else history.pushState({ steps: steps() + 1, typed }, '', hash);
  isInStep = true;
}

/** What is kept from now on takes the place of the present step. */
export function joinStep(): void {
  isInStep = true;
}

/** What is kept from now on is a step of its own. */
export function endStep(): void {
  isInStep = false;
}

export function canUndo(): boolean {
  return steps() > 0;
}

export function keptState(): State {
  return new URLSearchParams(history.state?.typed ?? location.hash.slice(1));
}

/** True for a bookmark or a link, whose names may not be tidy. */
export function isFromElsewhere(): boolean {
  return history.state === null;
}
