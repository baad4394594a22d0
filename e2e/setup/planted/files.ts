/** Faults of the files beside the pages. */
import type { PlantedFaults } from './planted';

const host = 'http://localhost:3000';

export const files: PlantedFaults = {
  'manifest.webmanifest: icon /icons/icon-192.png is 192x192, stated as 256x256': [
    '"sizes":"192x192"',
    '"sizes":"256x256"',
  ],
  'de/404.html: is not noindex': ['noindex', 'index'],
  [`sitemap.xml: ${host}/de/terms/ has the date "2025-09-15T10:00:00Z", not a day`]: [
    `<loc>${host}/de/terms/</loc><lastmod>2025-09-15<`,
    `<loc>${host}/de/terms/</loc><lastmod>2025-09-15T10:00:00Z<`,
  ],
  [`sitemap.xml: ${host}/sv/impressum/ is no page`]: [
    `<loc>${host}/sv/imprint/</loc>`,
    `<loc>${host}/sv/impressum/</loc>`,
    [`sitemap.xml: ${host}/sv/imprint/ is missing`],
  ],
  [`robots.txt: lacks the line "Sitemap: ${host}/sitemap.xml"`]: ['Sitemap:', '# Sitemap:'],
};
