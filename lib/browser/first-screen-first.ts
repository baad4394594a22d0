/**
 * Marks a page that begins at its top, so that the style sheet spares it the layout of what lies below its first screen
 * (app/globals.css) until that is painted (layout-later.ts). Where a browser returns, or an address leads to a section, it
 * needs every height at once to find the place.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !location.hash) {
  document.documentElement.dataset.firstScreen = '';
}
