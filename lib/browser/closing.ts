/**
 * Closes a plain `<details>` control as visitors expect of a menu: by a choice in it, a tap or click outside, Escape,
 * and when the focus leaves it. Browsers do none of that.
 */
export function closeWhenLeft(plain: HTMLDetailsElement, signal: AbortSignal): void {
  const isOutside = (target: EventTarget | null) => !plain.contains(target as Node | null);
  const listeners: Record<string, (event: Event) => void> = {
    click({ target }) {
      if (target instanceof Element && target.closest('a')) plain.open = false;
    },
    keydown(event) {
      if ((event as KeyboardEvent).key !== 'Escape' || !plain.open) return;
      plain.open = false;
      plain.querySelector('summary')?.focus({ preventScroll: true });
    },
    focusout(event) {
      // To nothing goes the focus of a window that is left, and of a press on text.
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget && isOutside(relatedTarget)) plain.open = false;
    },
  };
  for (const [type, listener] of Object.entries(listeners))
    plain.addEventListener(type, listener, { signal });
  // Not a click: iOS has none outside links and buttons. A finger that scrolls ends with `pointercancel` instead.
  document.addEventListener(
    'pointerup',
    ({ target }) => {
      if (isOutside(target)) plain.open = false;
    },
    { signal },
  );
}
