/**
 * Marks a page that begins at its top, so that the style sheet spares it the layout of what lies below its first screen
 * (app/globals.css) until that is painted (layout-later.ts). Where a browser returns, or an address leads to a section, it
 * needs every height at once to find the place; so does what a press may lead to, also if no script file ever comes.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !location.hash) {
  const { dataset } = document.documentElement;
  dataset.firstScreen = '';
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dataset.firstScreen === '') dataset.firstScreen = 'painted';
    }),
  );
  for (const press of ['click', 'keydown']) {
    addEventListener(press, () => delete dataset.firstScreen, { capture: true, once: true });
  }
}
