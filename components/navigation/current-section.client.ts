import type { Behaviour } from '@/lib/browser/behaviour';
import { listen } from '@/lib/browser/listen';

/** A section is current once its top is above this fraction of the window's height. */
const readingLine = 0.4;

/**
 * The line above which a section counts as current, in pixels from the top of the window. Over the
 * last half screen it sinks to the bottom, because short last sections never reach the usual line.
 */
function lineIn({ scrollTop, scrollHeight, clientHeight }: Element): number {
  const range = scrollHeight - clientHeight;
  const lastPart = Math.min(range, clientHeight / 2);
  const left = Math.min(range - scrollTop, lastPart);
  // On a page that does not scroll, 0 / 0 is NaN.
  return clientHeight * (readingLine + (1 - readingLine) * (1 - left / lastPart || 0));
}

/**
 * Marks the links to the current section, the last one whose top is above the line. Before the
 * first section that is the first one, unless the navigation has a link to the page itself. The
 * section in the address's hash is current while its top is in the window.
 */
export const currentSection: Behaviour = (main) => {
  const controller = new AbortController();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const hasPageLink = links.some((link) =>
    link.closest('nav')?.querySelector('[aria-current=page]'),
  );
  const isLinkTo = (section?: Element) => (link: HTMLAnchorElement) =>
    link.hash === `#${section?.id}`;
  const sections = [...main.querySelectorAll('section[id]')].filter((section) =>
    links.some(isLinkTo(section)),
  );
  const topOf = (section: Element) => section.getBoundingClientRect().top;

  function mark(): void {
    const line = lineIn(document.documentElement);
    const above = sections.filter((section) => topOf(section) <= line);
    const isTarget = (section: Element) => `#${section.id}` === location.hash;
    const target = above.find((section) => isTarget(section) && topOf(section) >= 0);
    const isCurrent = isLinkTo(target ?? above.at(-1) ?? (hasPageLink ? undefined : sections[0]));
    for (const link of links) {
      if (isCurrent(link)) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  // Browsers send each of these at most once for each frame.
  listen(window, { scroll: mark, resize: mark, hashchange: mark }, controller.signal);
  requestAnimationFrame(mark);
  return () => controller.abort();
};
