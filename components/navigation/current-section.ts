/**
 * Marks the links to the section that is being read: the one that crosses the middle of the window. The
 * browser tells when that changes, so nothing is measured while scrolling. Returns what ends it.
 */
export function markCurrentSection(): () => void {
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        for (const link of document.querySelectorAll(`nav a[href="#${target.id}"]`)) {
          link.ariaCurrent = isIntersecting ? 'location' : null;
        }
      }
    },
    { rootMargin: '-50% 0px' },
  );
  for (const section of document.querySelectorAll('main section[id]')) observer.observe(section);
  return () => observer.disconnect();
}
