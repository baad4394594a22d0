import { getTranslations } from 'next-intl/server';
import type { Page } from '../../address/paths';
import { withoutBreakHints } from '../../messages/break-hints';
import type { Site } from '../../site/site';
import { pageTexts } from '../page-texts';
import { isDrawable } from './fonts';
import { type SetTitle, setTitle } from './title';

export type CardContent = SetTitle & {
  siteName: string;
  /** The label that says that the site is sponsored; none in a script without a font. */
  label: string;
};

/** Few fonts have a glyph for the narrow space. */
function plain(text: string): string {
  return withoutBreakHints(text).replace(/\u202f/g, '\u00a0');
}

/** What a page's social card says. A title in a script without a font gives way to the site's name. */
export async function cardContent(site: Site, page: Page): Promise<CardContent> {
  const t = await getTranslations({ locale: page.locale });
  const [heading, label, siteName] = [
    (await pageTexts(site, page)).heading,
    t('hero.sponsored_label'),
    site.settings.SITE_NAME,
  ].map((text) => (isDrawable(plain(text)) ? plain(text) : ''));
  return { siteName, label, ...setTitle(heading || siteName) };
}
