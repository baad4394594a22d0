/** The parts of a page that the style sheet leaves out of the first layout: see `content-visibility` there. */
import type { Behaviour } from './behaviour';

function partsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('main > section, footer')];
}

/** Has a page laid out whole from the start, for a visitor who is in the midst of it. */
export function showWhole(page: Document): void {
  for (const part of partsOf(page)) part.style.contentVisibility = 'visible';
}

/**
 * Lays the parts out one by one while the browser is idle. From then on no height is a guess: what is linked to, and
 * what the visitor scrolls back to, is where it seems to be.
 */
export const lateLayout: Behaviour = (root) => {
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const waiting = partsOf(root);
  const showNext = () => {
    const part = waiting.shift();
    if (part) part.style.contentVisibility = 'visible';
    return waiting.length > 0;
  };
  const whileIdle = () => {
    if (showNext()) whenIdle(whileIdle);
  };
  // The keyboard gets far down at once.
  const showAll = () => {
    while (showNext());
  };
  whenIdle(whileIdle);
  root.addEventListener('keydown', showAll, { once: true });
  return () => {
    waiting.length = 0;
    root.removeEventListener('keydown', showAll);
  };
};
