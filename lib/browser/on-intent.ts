/**
 * Enhances a `<details>` element at the first hover, focus, press or toggle. Until the enhanced
 * control has loaded, and if it fails to load, the plain element goes on working.
 */
import { afterPaint } from './after-paint';
import { lightDismiss } from './light-dismiss';
import { listen } from './listen';

/**
 * Replaces the plain element, keeps it open and focused if it was, and returns a cleanup function.
 */
export type Enhance = (plain: HTMLDetailsElement) => () => void;

/**
 * `pressed`: between press and release, when replacing the element would lose the click; the toggle
 * that follows ends this state. `stopped`: the page was exchanged.
 */
type State = 'plain' | 'pressed' | 'enhanced' | 'stopped';

/**
 * Whether the last pointer on any control was a finger. Outlives controls, which a new page
 * replaces.
 */
let isTouch = false;

/**
 * @param load loads the enhanced control
 * @param onTouch false if touch keeps the plain element
 * @returns a cleanup function
 */
export function onIntent(
  plain: HTMLDetailsElement,
  load: () => Promise<Enhance>,
  onTouch = true,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let state = 'plain' as State;
  let cleanUp = () => {};

  async function enhance(): Promise<void> {
    if (isTouch && !onTouch) return;
    const apply = await load().catch(() => undefined);
    // Focus within the plain panel would be lost with it.
    const inPanel = plain.querySelector(':scope > :not(summary):focus-within');
    if (!apply || inPanel || state !== 'plain') return;
    state = 'enhanced';
    // The enhanced control has its own listeners.
    controller.abort();
    cleanUp = apply(plain);
  }

  const onPointer = (next: 'plain' | 'pressed') => (event: Event) => {
    state = next;
    isTouch = (event as PointerEvent).pointerType === 'touch';
    enhance();
  };
  const listeners = {
    pointerenter: onPointer('plain'),
    pointerdown: onPointer('pressed'),
    keydown() {
      isTouch = false;
    },
    toggle() {
      state = 'plain';
      enhance();
    },
    // Later, because an exchange of pages also moves the focus here, and must be painted first.
    focusin: () => afterPaint(enhance),
  };
  listen(plain, listeners, signal);
  lightDismiss(plain, signal);
  // The visitor opened it before this script was loaded.
  if (plain.open) enhance();
  return () => {
    state = 'stopped';
    controller.abort();
    cleanUp();
  };
}
