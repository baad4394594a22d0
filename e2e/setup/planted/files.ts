/** Faults of the files beside the pages. */
import type { PlantedFaults } from './planted';

const host = 'http://localhost:3000';

export const files: PlantedFaults = {
  'an icon stated in another size': {
    file: 'manifest.webmanifest',
    from: '"sizes":"192x192"',
    to: '"sizes":"256x256"',
    lines: ['manifest.webmanifest: icon /icons/icon-192.png is 192x192, stated as 256x256'],
  },
  'a page for unknown addresses that does not hide': {
    file: 'de/404.html',
    from: 'noindex',
    to: 'index',
    lines: ['de/404.html: is not noindex'],
  },
  'a sitemap dated by the build': {
    file: 'sitemap.xml',
    from: `<loc>${host}/de/terms/</loc><lastmod>2025-09-15<`,
    to: `<loc>${host}/de/terms/</loc><lastmod>2025-09-15T10:00:00Z<`,
    lines: [`sitemap.xml: ${host}/de/terms/ has the date "2025-09-15T10:00:00Z", not a day`],
  },
  'a sitemap with a foreign page': {
    file: 'sitemap.xml',
    from: `<loc>${host}/sv/imprint/</loc>`,
    to: `<loc>${host}/sv/impressum/</loc>`,
    lines: [
      `sitemap.xml: ${host}/sv/impressum/ is no page`,
      `sitemap.xml: ${host}/sv/imprint/ is missing`,
    ],
  },
  'a sitemap that nobody is told of': {
    file: 'robots.txt',
    from: 'Sitemap:',
    to: '# Sitemap:',
    lines: [`robots.txt: lacks the line "Sitemap: ${host}/sitemap.xml"`],
  },
};
