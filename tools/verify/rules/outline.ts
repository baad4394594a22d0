import type { ExportedPage } from '../page';
import type { Rule } from '../rule';
import { textOf } from '../text';

/** One first heading, no level left out, and the landmarks by which people find their way. */
export const outlineFaults: Rule = () => ({
  page: (page) => [...headingFaults(page), ...landmarkFaults(page)],
});

function headingFaults({ all }: ExportedPage): string[] {
  const headings = all.filter(({ localName }) => /^h[1-6]$/.test(localName));
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  const first = levels.filter((level) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`has ${first} h1, not one`]),
    ...headings.flatMap((heading, index) => {
      const skips = levels[index] > (levels[index - 1] ?? 0) + 1;
      return skips ? [`heading "${textOf(heading)}" skips a level to h${levels[index]}`] : [];
    }),
    ...headings.filter((heading) => textOf(heading) === '').map(() => 'a heading is empty'),
  ];
}

function landmarkFaults({ elements }: ExportedPage): string[] {
  const counted = ['header', 'main', 'footer'].flatMap((name) => {
    const inBody = elements(name).filter(({ parentNode }) => parentNode.localName === 'body');
    return inBody.length === 1 ? [] : [`has ${inBody.length} body > ${name}, not one`];
  });
  const unnamed = elements('nav').filter((nav) => !nav.getAttribute('aria-label'));
  return [...counted, ...unnamed.map((nav) => `nav "${textOf(nav).slice(0, 40)}" has no label`)];
}
