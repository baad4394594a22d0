import type { HTMLElement } from 'node-html-parser';
import { type Rule, textOf } from '../export';

/** One first heading, no level left out, and the landmarks by which people find their way. */
export const outlineFaults: Rule = ({ pages }) =>
  pages.flatMap(({ file, root }) =>
    [...headingFaults(root), ...landmarkFaults(root)].map((fault) => `${file}: ${fault}`),
  );

function headingFaults(root: HTMLElement): string[] {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
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

function landmarkFaults(root: HTMLElement): string[] {
  const counted = ['body > header', 'body > main', 'body > footer'].flatMap((place) => {
    const count = root.querySelectorAll(place).length;
    return count === 1 ? [] : [`has ${count} ${place}, not one`];
  });
  const unnamed = root.querySelectorAll('nav').filter((nav) => !nav.getAttribute('aria-label'));
  return [...counted, ...unnamed.map((nav) => `nav "${textOf(nav).slice(0, 40)}" has no label`)];
}
