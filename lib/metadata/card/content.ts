import { getTranslations } from 'next-intl/server';
import { homeRoute } from '../../address/grammar';
import type { Page } from '../../address/paths';
import { withoutBreakHints } from '../../messages/break-hints';
import { pageRow } from '../../site/pages';
import type { Site } from '../../site/site';
import { isDrawable } from './fonts';
import { titleLines, titleSize } from './title';

export type CardContent = {
  siteName: string;
  /** 'Sponsored' on an article. Empty on other pages, and if there is no font for the script. */
  label: string;
  /** The lines of the title, each in parts that must not break: see `titleLines`. */
  titleLines: string[][];
  /** In pixels. */
  titleSize: number;
};

/** A text that the fonts can draw, or an empty string. Few fonts have a narrow no-break space. */
function drawable(text: string): string {
  const plain = withoutBreakHints(text).replace(/\u202f/g, '\u00a0');
  return isDrawable(plain) ? plain : '';
}

/**
 * The texts of a page's social card. Without a font for the title, it has the site's name instead.
 */
export async function cardContent(site: Site, { locale, route }: Page): Promise<CardContent> {
  const t = await getTranslations({ locale });
  const { name } = site.config;
  const heading = t(route === homeRoute ? 'hero.title' : `pages.${route}.title`);
  const lines = titleLines(heading).map((parts) => parts.map(drawable));
  const title = lines.flat().every(Boolean) ? lines : [[drawable(name)]];
  const isSponsored = pageRow(site, route).kind === 'article';
  return {
    siteName: drawable(name),
    label: isSponsored ? drawable(t('hero.sponsored_label')) : '',
    titleLines: title,
    titleSize: titleSize(title),
  };
}
