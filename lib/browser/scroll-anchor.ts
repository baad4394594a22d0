/**
 * Changes the page, and scrolls so that the element with this id, or the one that has taken its place, is where it was in
 * the window. Does not scroll if the element was out of sight: then the visitor was looking at something else.
 */
export function anchorScroll(id: string, change: () => void): void {
  const place = () => document.getElementById(id)?.getBoundingClientRect();
  const before = place();
  change();
  const after = place();
  const wasInSight = before && before.bottom > 0 && before.top < innerHeight;
  if (wasInSight && after) scrollBy({ top: after.top - before.top, behavior: 'instant' });
}
