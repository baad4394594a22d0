/** Opens and folds the previews. Runs in the page that `npm run share` writes. */

/** Opens the previews that show and were folded. @returns what folds them again */
export function openFolded(previews: readonly HTMLDetailsElement[]): () => void {
  const folded = previews.filter(({ open, hidden }) => !open && !hidden);
  for (const preview of folded) preview.open = true;
  return () => {
    for (const preview of folded) preview.open = false;
  };
}

/** Opens all previews that show, or folds them if all are open. */
export function openOrFold(previews: readonly HTMLDetailsElement[]): void {
  const shown = previews.filter(({ hidden }) => !hidden);
  const isOpen = shown.every(({ open }) => open);
  for (const preview of shown) preview.open = !isOpen;
}

/** How many languages are ticked at most whose previews open by themselves. */
const few = 4;

/** Opens the previews of few ticked languages, and folds all others. The first is open where none is ticked. */
export function openTicked(previews: readonly HTMLDetailsElement[], count: number): void {
  for (const [index, preview] of previews.entries())
    preview.open = count === 0 ? index === 0 : count <= few && !preview.hidden;
}
