/** True for a box that is visible in the window, at least in part. */
function isInWindow({ top, bottom, height }: DOMRect): boolean {
  return height > 0 && bottom > 0 && top < innerHeight;
}

/**
 * Changes the page, and scrolls so that an element stays at its place in the window. If the change replaces the element,
 * the one with the same id takes its place. Does not scroll if the element is out of sight or has no counterpart.
 */
export function holdInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect();
  change();
  const after = document.getElementById(element.id)?.getBoundingClientRect();
  if (!isInWindow(before) || !after?.height) return;
  scrollBy({ top: after.top - before.top, behavior: 'instant' });
}
