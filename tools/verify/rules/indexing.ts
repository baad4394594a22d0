import { localeCodes } from '../../../lib/locales';
import { notFoundFileOf } from '../../../lib/paths';
import type { ExportedDocument } from '../page';
import type { Rule } from '../rule';

/** Pages may be indexed, the pages for unknown addresses may not, and robots.txt names the sitemap. */
export const indexingFaults: Rule = ({ files, settings, read }) => ({
  page: (page) => (hides(page) ? ['is noindex, and nobody would find it'] : []),
  other: (document) => (hides(document) ? [] : ['is not noindex']),
  end: () => [
    ...localeCodes
      .map(notFoundFileOf)
      .filter((file) => !files.has(file))
      .map((file) => `${file}: is missing`),
    ...(files.has('robots.txt')
      ? robotsFaults(read('robots.txt').toString('utf8'), settings)
      : ['robots.txt: is missing']),
  ],
});

function hides({ meta }: ExportedDocument): boolean {
  return meta('robots')?.includes('noindex') ?? false;
}

function robotsFaults(text: string, settings: { SITE_URL: string; BASE_PATH: string }): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const sitemap = `Sitemap: ${settings.SITE_URL}${settings.BASE_PATH}/sitemap.xml`;
  return [
    ...(lines.includes(sitemap) ? [] : [`robots.txt: lacks the line "${sitemap}"`]),
    ...lines.filter((line) => /^disallow:\s*\S/i.test(line)).map((it) => `robots.txt: has "${it}"`),
  ];
}
