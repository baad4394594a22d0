/**
 * An operator with English and German, and with a brand of its own: `prepare.ts` makes what belongs
 * to it.
 */
import type { SiteConfig } from '../../../lib/site/config';
import site from '../../../site.config';

type Row = (typeof site.languages)[number];

const isKept = (row: Row): row is Extract<Row, { code: 'en' | 'de' }> =>
  ['en', 'de'].includes(row.code);

const [, ...brands] = site.brands;
const changedOn = new Date().toISOString().slice(0, 10);

export default {
  ...site,
  languages: site.languages.filter(isKept),
  pages: site.pages.map((page) => ({ ...page, changedOn })),
  brands: [...brands, 'own-brand'],
} as const satisfies SiteConfig;
