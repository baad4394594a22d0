/** True for what can be seen in the window, if only in part. */
function isInWindow({ top, bottom, height }: DOMRect): boolean {
  return height > 0 && bottom > 0 && top < innerHeight;
}

/**
 * Changes the page so that an element that is seen stays where it is in the window: the element of its id, if the
 * change puts another in its place. Nothing is done where it is not seen, or has no counterpart.
 */
export function holdInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect();
  change();
  const after = document.getElementById(element.id)?.getBoundingClientRect();
  if (!isInWindow(before) || !after?.height) return;
  scrollBy({ top: after.top - before.top, behavior: 'instant' });
}
