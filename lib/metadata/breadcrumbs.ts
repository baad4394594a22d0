import type { Page } from '../address/paths';
import type { PageTexts } from './page-texts';

export type Crumb = { name: string; page: Page };

/** The breadcrumbs from the home page to a page, both included; none on the home page. */
export function breadcrumbs(page: Page, { home, heading }: PageTexts): Crumb[] {
  if (page.route === 'home') return [];
  return [
    { name: home, page: { ...page, route: 'home' } },
    { name: heading, page },
  ];
}
