import { localeCodes } from '../../locales';
import { hrefOf } from '../../paths';
import { metaContent, type Rule } from '../export';

/** Pages may be indexed, the pages for unknown addresses may not, and robots.txt names the sitemap. */
export const indexingFaults: Rule = (site) => {
  const { files, pages, others, settings } = site;
  const hidden = new Set(
    others
      .filter(({ root }) => metaContent(root, 'robots')?.includes('noindex'))
      .map(({ file }) => file),
  );
  const notFound = localeCodes.map(
    (locale) => `${hrefOf({ locale, route: 'home' }).slice(1)}404.html`,
  );
  return [
    ...pages
      .filter(({ root }) => metaContent(root, 'robots')?.includes('noindex'))
      .map(({ file }) => `${file}: is noindex, and nobody would find it`),
    ...notFound.filter((file) => !files.has(file)).map((file) => `${file}: is missing`),
    ...others.filter(({ file }) => !hidden.has(file)).map(({ file }) => `${file}: is not noindex`),
    ...(files.has('robots.txt')
      ? robotsFaults(site.read('robots.txt').toString('utf8'), settings)
      : ['robots.txt: is missing']),
  ];
};

function robotsFaults(text: string, settings: { SITE_URL: string; BASE_PATH: string }): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const sitemap = `Sitemap: ${settings.SITE_URL}${settings.BASE_PATH}/sitemap.xml`;
  return [
    ...(lines.includes(sitemap) ? [] : [`robots.txt: lacks the line "${sitemap}"`]),
    ...lines.filter((line) => /^disallow:\s*\S/i.test(line)).map((it) => `robots.txt: has "${it}"`),
  ];
}
