import { path } from 'next/root-params';
import { type Page, pageAt } from '../address/paths';
import { defaultLocale } from '../site/languages';
import { site } from './site';

/** The page that is being rendered. For an address without a page it is the English home page. */
export async function currentPage(): Promise<Page> {
  const segments = (await path()) ?? [];
  return pageAt(site, segments) ?? { locale: defaultLocale, route: 'home' };
}
