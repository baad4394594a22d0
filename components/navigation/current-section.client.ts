import type { Behaviour } from '@/lib/browser/behaviour';
import { listen } from '@/lib/browser/listen';

/** A section is current once its beginning is above this part of the window: then most of what is in sight belongs to it. */
const readingLine = 0.4;

/**
 * How far down the window reading has come, in pixels. Over the page's last half screen the line sinks to the
 * window's foot: the last sections may be too short to come to its top.
 */
function lineIn({ scrollTop, scrollHeight, clientHeight }: Element): number {
  const range = scrollHeight - clientHeight;
  const lastPart = Math.min(range, clientHeight / 2);
  const left = Math.min(range - scrollTop, lastPart);
  // A page that does not scroll has no last part.
  return clientHeight * (readingLine + (1 - readingLine) * (1 - left / lastPart || 0));
}

/**
 * Marks the links to the section that is being read: the last one whose beginning is above the line. Above the first, that
 * is the first one, unless the links stand beside one to the whole page. What a visitor has gone to by a link is being read
 * as long as its beginning is in sight.
 */
export const currentSection: Behaviour = (main) => {
  const ended = new AbortController();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const beginsAbove = links.some((link) =>
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
    const begun = sections.filter((section) => topOf(section) <= line);
    const isTarget = (section: Element) => `#${section.id}` === location.hash;
    const target = begun.find((section) => isTarget(section) && topOf(section) >= 0);
    const isCurrent = isLinkTo(target ?? begun.at(-1) ?? (beginsAbove ? undefined : sections[0]));
    for (const link of links) {
      if (isCurrent(link)) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  // Browsers send at most one of these for each frame.
  listen(window, { scroll: mark, resize: mark, hashchange: mark }, ended.signal);
  requestAnimationFrame(mark);
  return () => ended.abort();
};
