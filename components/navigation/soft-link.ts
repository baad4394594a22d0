/** True for a press that asks for the link itself, not for a new tab, a download or a selection. */
function isPlain(event: Event): boolean {
  if (event.defaultPrevented) return false;
  if (!(event instanceof MouseEvent) || event.type !== 'click') return true;
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The link of an event, if it leads to another page of this site in the same tab. */
export function softLink(event: Event, basePath: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || !isPlain(event)) return;
  // A place on the same page is the browser's own business: it scrolls, and moves the focus.
  if (link.getAttribute('href')?.startsWith('#')) return;
  if (link.origin !== location.origin || !link.pathname.startsWith(`${basePath}/`)) return;
  return link;
}

/** Stores the choice for the next visit, where the browser lets us. */
export function rememberLanguage(storageKey: string, code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // Blocked storage: the address alone carries the choice.
  }
}
