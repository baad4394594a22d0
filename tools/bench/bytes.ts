/** What a first visit that touches nothing loads. */
import { allPages, pathOf } from '../../lib/paths';
import { pageHtml, pageWeight } from '../testing/page-weight';
import { samplePages } from './host';
import { atMost, kB, type Part } from './report';

export const bytes: Part = async ({ folder }) => {
  const weights = allPages.map((page) => ({
    path: pathOf(page),
    ...pageWeight(folder, pageHtml(folder, page)),
  }));
  const most = (of: (weight: (typeof weights)[0]) => number) => Math.max(...weights.map(of));
  const javaScript = most((page) => page.javaScript);
  const requests = most((page) => page.scriptFiles.length);
  return {
    title: 'Bytes of a first visit that touches nothing',
    conditions: 'Counted from the files: gzip, kB of 1,000 bytes.',
    head: ['', 'JavaScript', 'script requests', 'HTML', 'CSS', 'fonts', 'pictures', 'all'],
    rows: weights
      .filter(({ path }) => samplePages.some((page) => pathOf(page) === path))
      .map(({ path, scriptFiles, html, css, fonts, pictures, all, ...page }) => [
        ...[path, kB(page.javaScript), String(scriptFiles.length)],
        ...[html, css, fonts, pictures, all].map(kB),
      ]),
    figures: [
      atMost(`JavaScript, the most of ${weights.length} pages`, javaScript, 5000, kB),
      atMost(`script requests, the most of ${weights.length} pages`, requests, 2, String),
    ],
  };
};
