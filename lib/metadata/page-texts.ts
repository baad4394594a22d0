import { getTranslations } from 'next-intl/server';
import type { Page } from '../address/paths';
import { withoutBreakHints } from '../messages/break-hints';

export type PageTexts = {
  /** The `<title>`, for search results and the browser's tab. */
  title: string;
  description: string;
  /** The page's `h1`. */
  heading: string;
  /** The text of links to the home page. */
  home: string;
};

/** The texts that name a page, in its language. */
export async function pageTexts({ locale, route }: Page): Promise<PageTexts> {
  const t = await getTranslations({ locale });
  const home = route === 'home';
  return {
    title: t(home ? 'meta.title' : `pages.${route}.meta.title`),
    description: t(home ? 'meta.description' : `pages.${route}.meta.description`),
    heading: withoutBreakHints(t(home ? 'hero.title' : `pages.${route}.title`)),
    home: t('header.home'),
  };
}
