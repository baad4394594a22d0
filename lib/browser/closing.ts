import { listen } from './listen';

/**
 * Closes a plain `<details>` control as visitors expect of a menu: by a choice in it, a tap or click outside, Escape,
 * and when the focus leaves it. Browsers do none of that.
 */
export function closeWhenLeft(plain: HTMLDetailsElement, signal: AbortSignal): void {
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
      // To nothing goes the focus of a window that is left, and of a press on text.
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget && isOutside(relatedTarget)) plain.open = false;
    },
  };
  listen(plain, inside, signal);
  // Not a click: iOS has none outside links and buttons. A finger that scrolls ends with `pointercancel` instead.
  const pointerup = ({ target }: Event) => {
    if (isOutside(target)) plain.open = false;
  };
  listen(document, { pointerup }, signal);
}
