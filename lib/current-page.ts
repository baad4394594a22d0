import { path } from 'next/root-params';
import { defaultLocale } from './locales';
import { type Page, pageAt } from './paths';

/** The page being rendered, from its address. An address that is no page shows the English home page. */
export async function currentPage(): Promise<Page> {
  return pageAt((await path()) ?? []) ?? { locale: defaultLocale, route: 'home' };
}
