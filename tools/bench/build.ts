/** How the build's time and memory grow with the number of pages. */
import { type Built, buildPages } from './project';
import { atMost, ms, type Part, times } from './report';

/** Milliseconds for each page more. */
function margin(small: Built, large: Built): number {
  return ((large.seconds - small.seconds) * 1000) / (large.pages - small.pages);
}

export const build: Part = async (small, quick) => {
  const builds = [small, await buildPages(300)];
  if (!quick) builds.push(await buildPages(1500));
  const last = builds[builds.length - 1];
  const range = `from ${small.pages} to ${last.pages} pages`;
  return {
    title: 'Build, grown by routes',
    conditions: 'Without social cards; memory is the most that all processes held together.',
    head: ['pages', 'seconds', 'for each page more', 'memory'],
    rows: builds.map((one, at) => [
      ...[String(one.pages), one.seconds.toFixed(1)],
      ...[at ? ms(margin(builds[at - 1], one)) : '–', `${one.peakMiB.toFixed()} MiB`],
    ]),
    figures: [
      atMost(`time for each page more, ${range}`, margin(small, last), 12, ms),
      atMost(`memory, ${range}`, last.peakMiB / small.peakMiB, 2, times),
    ],
  };
};
