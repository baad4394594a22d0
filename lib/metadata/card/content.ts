import { getTranslations } from 'next-intl/server';
import { homeRoute } from '../../address/grammar';
import type { Page } from '../../address/paths';
import { withoutBreakHints } from '../../messages/break-hints';
import type { Site } from '../../site/site';
import { isDrawable } from './fonts';
import { titleParts, titleSize } from './title';

export type CardContent = {
  siteName: string;
  /** The label that says that the site is sponsored; none in a script without a font. */
  label: string;
  /** The title, in the parts that no line may split. */
  titleParts: string[];
  /** In pixels. */
  titleSize: number;
};

/** A text as it can be drawn, or an empty string. Few fonts have a glyph for the narrow space. */
function drawable(text: string): string {
  const plain = withoutBreakHints(text).replace(/\u202f/g, '\u00a0');
  return isDrawable(plain) ? plain : '';
}

/** What a page's social card says. If there is no font for the title's script, the site's name replaces the title. */
export async function cardContent(
  { settings }: Site,
  { locale, route }: Page,
): Promise<CardContent> {
  const t = await getTranslations({ locale });
  const { SITE_NAME } = settings;
  const heading = t(route === homeRoute ? 'hero.title' : `pages.${route}.title`);
  const parts = titleParts(heading).map(drawable);
  const title = parts.every(Boolean) ? parts : [drawable(SITE_NAME)];
  return {
    siteName: drawable(SITE_NAME),
    label: drawable(t('hero.sponsored_label')),
    titleParts: title,
    titleSize: titleSize(title.join('')),
  };
}
