/**
 * Exchanges a plain `<details>` control for a full one at the first sign that a visitor wants it.
 * Until the full one has loaded, and if it fails to load, the plain one goes on working.
 * A choice in it closes it, and so does a tap or click outside.
 */

/** Takes a plain control over: whether it is open, and has the focus, is up to its taker. Returns how to stop. */
export type Takeover = (plain: HTMLDetailsElement) => () => void;

/** Whether the last pointer on a control was a finger. It outlives the controls: a change of language exchanges them. */
let byFinger = false;

/**
 * @param load loads the full control
 * @param fingersToo false if a finger has no use for what the full control adds: it keeps the plain one
 */
export function onIntent(
  plain: HTMLDetailsElement,
  load: () => Promise<Takeover>,
  fingersToo = true,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let pressed = false;
  let stopFull = () => {};

  async function takeOver(): Promise<void> {
    if (byFinger && !fingersToo) return;
    const take = await load().catch(() => undefined);
    // Someone who is in the plain panel already keeps it: they would lose their place.
    const inPanel = plain.querySelector(':scope > :not(summary):focus-within');
    // An exchange between press and release would swallow the click; the toggle that follows asks again.
    if (!take || inPanel || pressed || signal.aborted) return;
    // It listens for itself from now on.
    ended.abort();
    stopFull = take(plain);
  }

  const point = (down: boolean) => (event: Event) => {
    pressed = down;
    byFinger = (event as PointerEvent).pointerType === 'touch';
    takeOver();
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: point(false),
    pointerdown: point(true),
    keydown() {
      byFinger = false;
    },
    toggle() {
      pressed = false;
      takeOver();
    },
    // The focus returns here while a page is exchanged, too, and the page's paint comes first.
    focusin: () => requestAnimationFrame(() => setTimeout(takeOver)),
  };
  for (const [type, listener] of Object.entries(listeners)) {
    plain.addEventListener(type, listener, { signal });
  }
  plain.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) plain.open = false;
  });
  // Not a click: iOS has none outside links and buttons. A finger that scrolls ends with `pointercancel` instead.
  document.addEventListener(
    'pointerup',
    ({ target }) => {
      if (!plain.contains(target as Node)) plain.open = false;
    },
    { signal },
  );
  // Opened before this script came.
  if (plain.open) takeOver();
  return () => {
    ended.abort();
    stopFull();
  };
}
