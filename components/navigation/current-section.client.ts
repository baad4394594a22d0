import type { Behaviour } from '@/lib/browser/behaviour';

/** A section is current from where its heading has come this near to the window's top, in pixels: just below the header. */
const readingLine = 96;

/**
 * How far down the window reading has come, in pixels. Over the page's last screen the line sinks to the window's
 * foot: the last sections may be too short to come to its top.
 */
function lineFor({ scrollTop, scrollHeight, clientHeight }: Element): number {
  const range = scrollHeight - clientHeight;
  const last = Math.min(range, clientHeight);
  const left = Math.min(range - scrollTop, last);
  return readingLine + (clientHeight - readingLine) * (last > 0 ? 1 - left / last : 0);
}

/**
 * Marks the links to the section that is being read: the last one whose beginning is above the line, and none above
 * the first. What a visitor has gone to by a link is being read as long as its beginning is in sight.
 */
export const currentSection: Behaviour = (main) => {
  const ended = new AbortController();
  const { signal } = ended;
  const linksTo = (id: string) => document.querySelectorAll(`nav a[href="#${id}"]`);
  const sections = [...main.querySelectorAll('section[id]')]
    .map((section) => ({ section, links: linksTo(section.id) }))
    .filter(({ links }) => links.length > 0);
  let frame = 0;

  function mark(): void {
    frame = 0;
    const line = lineFor(document.documentElement);
    const begun = sections
      .map((entry) => ({ ...entry, top: entry.section.getBoundingClientRect().top }))
      .filter(({ top }) => top <= line);
    const target = begun.find(({ section, top }) => top >= 0 && `#${section.id}` === location.hash);
    const current = target ?? begun.at(-1);
    for (const { section, links } of sections)
      for (const link of links) link.ariaCurrent = section === current?.section ? 'location' : null;
  }

  function ask(): void {
    frame ||= requestAnimationFrame(mark);
  }

  if (sections.length === 0) return;
  for (const type of ['scroll', 'resize', 'hashchange'])
    addEventListener(type, ask, { passive: true, signal });
  ask();
  return () => {
    ended.abort();
    cancelAnimationFrame(frame);
  };
};
