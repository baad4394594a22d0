import { listen } from './listen';

/**
 * Closes a plain `<details>` control as visitors expect of a menu, which browsers do not do by themselves: when a link in
 * it is chosen, at a tap or click outside, at Escape, and when the focus leaves it.
 */
export function lightDismiss(plain: HTMLDetailsElement, signal: AbortSignal): void {
  const isOutside = (target: EventTarget | null) => !plain.contains(target as Node | null);
  /** The focus would fall to nothing with what is hidden. */
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
      // Without a `relatedTarget` the visitor has left the window, or pressed on text: the control stays open.
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget && isOutside(relatedTarget)) plain.open = false;
    },
  };
  listen(plain, inside, signal);
  // Not `click`, which iOS sends only for links and buttons. Scrolling by touch ends with `pointercancel` instead.
  const pointerup = ({ target }: Event) => {
    if (isOutside(target)) plain.open = false;
  };
  listen(document, { pointerup }, signal);
}
