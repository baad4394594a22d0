/**
 * Exchanges a plain `<details>` control for a full one at the first sign that a visitor wants it.
 * Until the full one has loaded, and if it fails to load, the plain one goes on working.
 */
import { afterPaint } from './after-paint';
import { lightDismiss } from './light-dismiss';
import { listen } from './listen';

/** Puts the full control in the place of the plain one, as open and as focused as that. Returns how to stop. */
export type Takeover = (plain: HTMLDetailsElement) => () => void;

/**
 * `plain`: can be exchanged. `pressed`: between press and release, when an exchange would swallow the click; the toggle
 * that follows ends this state. `full`: the full control has taken over. `stopped`: the page was exchanged.
 */
type State = 'plain' | 'pressed' | 'full' | 'stopped';

/** What a visitor last used on any control. It is kept here because a change of language exchanges the controls. */
let lastUsed: 'finger' | 'other' = 'other';

/**
 * @param load loads the full control
 * @param fingersToo false if a finger has no use for what the full control adds: it keeps the plain one
 */
export function onIntent(
  plain: HTMLDetailsElement,
  load: () => Promise<Takeover>,
  fingersToo = true,
): () => void {
  const plainEnded = new AbortController();
  const { signal } = plainEnded;
  let state = 'plain' as State;
  let stopFull = () => {};

  async function takeOver(): Promise<void> {
    if (lastUsed === 'finger' && !fingersToo) return;
    const take = await load().catch(() => undefined);
    // Someone who is in the plain panel already keeps it: they would lose their place.
    const inPanel = plain.querySelector(':scope > :not(summary):focus-within');
    if (!take || inPanel || state !== 'plain') return;
    state = 'full';
    // The full control has its own listeners.
    plainEnded.abort();
    stopFull = take(plain);
  }

  const point = (next: 'plain' | 'pressed') => (event: Event) => {
    state = next;
    const { pointerType } = event as PointerEvent;
    lastUsed = pointerType === 'touch' ? 'finger' : 'other';
    takeOver();
  };
  const signs = {
    pointerenter: point('plain'),
    pointerdown: point('pressed'),
    keydown() {
      lastUsed = 'other';
    },
    toggle() {
      state = 'plain';
      takeOver();
    },
    // Later, because the focus also returns here while a page is exchanged, and that page has to be painted first.
    focusin: () => afterPaint(takeOver),
  };
  listen(plain, signs, signal);
  lightDismiss(plain, signal);
  // A visitor has opened it before this script was loaded.
  if (plain.open) takeOver();
  return () => {
    state = 'stopped';
    plainEnded.abort();
    stopFull();
  };
}
