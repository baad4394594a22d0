import type { Behaviour } from '@/lib/browser/behaviour';

/**
 * Marks the links to the section that is being read: the one that crosses the middle of the window. The
 * browser reports when that changes, so nothing is measured while scrolling.
 */
export const currentSection: Behaviour = (main) => {
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const links = document.querySelectorAll(`nav a[href="#${target.id}"]`);
        for (const link of links) link.ariaCurrent = isIntersecting ? 'location' : null;
      }
    },
    { rootMargin: '-50% 0px' },
  );
  for (const section of main.querySelectorAll('section[id]')) observer.observe(section);
  return () => observer.disconnect();
};
