let observer: IntersectionObserver | undefined;

/**
 * Marks the links to the section that is being read: the one that crosses the middle of the window. The
 * browser tells when that changes, so nothing is measured while scrolling. To be called again on another page.
 */
export function markCurrentSection(): void {
  observer?.disconnect();
  observer = new IntersectionObserver(mark, { rootMargin: '-50% 0px' });
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
}

function mark(changes: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of changes) {
    for (const link of document.querySelectorAll(`nav a[href="#${target.id}"]`)) {
      link.ariaCurrent = isIntersecting ? 'location' : null;
    }
  }
}
