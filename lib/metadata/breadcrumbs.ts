import type { Page } from '../address/paths';
import type { PageTexts } from './page-texts';

export type Crumb = { name: string; page: Page };

/** The way from the home page to a page, both included; nothing on the home page itself. */
export function breadcrumbs(page: Page, { home, heading }: PageTexts): Crumb[] {
  if (page.route === 'home') return [];
  return [
    { name: home, page: { ...page, route: 'home' } },
    { name: heading, page },
  ];
}
