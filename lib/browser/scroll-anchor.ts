/**
 * Changes the page, and scrolls so that the element with this id, old or new, keeps its place in
 * the window. Does not scroll if the element was outside of the window.
 */
export function anchorScroll(id: string, change: () => void): void {
  const boundsOf = () => document.getElementById(id)?.getBoundingClientRect();
  const before = boundsOf();
  change();
  const after = boundsOf();
  const wasVisible = before && before.bottom > 0 && before.top < innerHeight;
  if (wasVisible && after) scrollBy({ top: after.top - before.top, behavior: 'instant' });
}
