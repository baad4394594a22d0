/**
 * Puts off the layout of what is far below the window: `app/globals.css` skips it as long as the root says so.
 * The first scroll or key ends that, so that nothing moves later under anyone's eyes. Pages that may open
 * elsewhere than at their top are laid out as a whole: those with a hash or a text to find, reloaded ones,
 * and those that Back leads to.
 */
const { dataset } = document.documentElement;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

const ended = new AbortController();

/** Has the page laid out. What the first scroll led to, as a search in the page may, stays where it is. */
function end({ isTrusted }: Event): void {
  // The language menu is opened by a key that a script sends.
  if (!isTrusted) return;
  ended.abort();
  const shown = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => shown?.getBoundingClientRect().top ?? 0;
  const before = top();
  delete dataset.lateLayout;
  const moved = top() - before;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}

if (entry?.type === 'navigate' && !entry.name.includes('#')) {
  dataset.lateLayout = '';
  const { signal } = ended;
  addEventListener('scroll', end, { signal });
  // A key may move the focus: heights are needed before it does.
  addEventListener('keydown', end, { capture: true, signal });
}
