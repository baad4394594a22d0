/**
 * Keeps what is filled in behind the `#` of the page's own address, so that it can be bookmarked, and lets the browser's
 * Back take back what replaces it. Data about people is kept by the browser's history alone, of which no address tells.
 */
import { type State, withoutPersonal } from './state.client';

/** How many entries of the history, up to the present one, were added by this page. */
function steps(): number {
  return history.state?.steps ?? 0;
}

/** Keeps what is typed instead of what was typed before. */
export function keep(state: State): void {
  history.replaceState({ steps: steps(), typed: String(state) }, '', `#${withoutPersonal(state)}`);
}

/** Keeps what replaces something. Back leads to that. */
export function keepBoth(state: State): void {
  history.pushState({ steps: steps() + 1, typed: String(state) }, '', `#${withoutPersonal(state)}`);
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
