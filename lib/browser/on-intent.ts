/**
 * Exchanges a plain `<details>` control for a full one at the first sign that a visitor wants it.
 * Until the full one has loaded, and if it fails to load, the plain one goes on working.
 * A choice in it closes it.
 */

/** Takes a plain control over: whether it is open, and has the focus, is up to its taker. Returns how to stop. */
export type Takeover = (plain: HTMLDetailsElement) => () => void;

/** @param load loads the full control */
export function onIntent(plain: HTMLDetailsElement, load: () => Promise<Takeover>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let pressed = false;
  let stopFull = () => {};

  async function takeOver(): Promise<void> {
    const take = await load().catch(() => undefined);
    // Someone who is in the plain panel already keeps it: they would lose their place.
    const inPanel = plain.querySelector(':scope > :not(summary):focus-within');
    // An exchange between press and release would swallow the click; the toggle that follows asks again.
    if (!take || inPanel || pressed || signal.aborted) return;
    // It listens for itself from now on.
    ended.abort();
    stopFull = take(plain);
  }

  const press = (down: boolean) => () => {
    pressed = down;
    takeOver();
  };
  const listeners = {
    pointerenter: press(false),
    pointerdown: press(true),
    toggle: press(false),
    // The focus returns here while a page is exchanged, too, and the page's paint comes first.
    focusin: () => requestAnimationFrame(() => setTimeout(takeOver)),
  };
  for (const [type, listener] of Object.entries(listeners)) {
    plain.addEventListener(type, listener, { signal });
  }
  plain.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) plain.open = false;
  });
  // Opened before this script came.
  if (plain.open) takeOver();
  return () => {
    ended.abort();
    stopFull();
  };
}
