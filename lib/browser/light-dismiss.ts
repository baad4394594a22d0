import { listen } from './listen';

/**
 * Closes a `<details>` element as a menu closes: at a click on a link in it, at a press outside, at
 * Escape, and when the focus leaves it. Browsers do this for popovers, not for `<details>`.
 */
export function lightDismiss(plain: HTMLDetailsElement, signal: AbortSignal): void {
  const isOutside = (target: EventTarget | null) => !plain.contains(target as Node | null);
  /** Focuses the summary, because hiding a focused link would leave the focus nowhere. */
  function close(): void {
    plain.open = false;
    plain.querySelector('summary')?.focus({ preventScroll: true });
  }
  const inside = {
    click({ target }: Event) {
      if (target instanceof Element && target.closest('a')) close();
    },
    keydown(event: Event) {
      if ((event as KeyboardEvent).key === 'Escape' && plain.open) close();
    },
    focusout(event: Event) {
      // Without a `relatedTarget` the window has lost the focus, or text was pressed: it stays
      // open.
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget && isOutside(relatedTarget)) plain.open = false;
    },
  };
  listen(plain, inside, signal);
  // Not `click`, which iOS sends only for links and buttons. Scrolling ends with `pointercancel`.
  const pointerup = ({ target }: Event) => {
    if (isOutside(target)) plain.open = false;
  };
  listen(document, { pointerup }, signal);
}
