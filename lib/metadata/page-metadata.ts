import type { Metadata } from 'next';
import { absoluteUrl } from '../address/links';
import type { Page } from '../address/paths';
import { localesWith, pageRow } from '../site/pages';
import type { Site } from '../site/site';
import { alternateUrls } from './alternates';
import { iconUrl } from './app-icons';
import { cardSize, cardUrl } from './card/address';
import { openGraphLocale } from './open-graph-locale';
import type { PageTexts } from './page-texts';

/** The metadata in the head of a page. No address in it has a query. */
export function pageMetadata(
  site: Site,
  page: Page,
  { title, description, heading }: PageTexts,
): Metadata {
  const { name: siteName } = site.config;
  const { SITE_URL } = site.settings;
  const url = absoluteUrl(site, page);
  const image = {
    url: cardUrl(site, page),
    ...cardSize,
    type: 'image/png',
    alt: `${heading} (${siteName})`,
  };
  const row = pageRow(site, page.route);
  return {
    metadataBase: new URL(SITE_URL),
    title,
    description,
    alternates: { canonical: url, languages: alternateUrls(site, page.route) },
    // Without it, Google shows small pictures or none.
    // Source: Google Search Central, 'Robots meta tags specifications'.
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      ...(row.kind === 'article'
        ? { type: 'article', publishedTime: row.publishedOn, modifiedTime: row.changedOn }
        : { type: 'website' }),
      title,
      description,
      url,
      siteName,
      images: [image],
      locale: openGraphLocale(site, page.locale),
      alternateLocale: localesWith(site, page.route)
        .filter((code) => code !== page.locale)
        .map((code) => openGraphLocale(site, code)),
    },
    twitter: { card: 'summary_large_image' },
    icons: {
      // No SVG: Chromium draws it on the page's main thread, right after the first paint.
      icon: iconUrl(site, 'icon-48.png'),
      apple: iconUrl(site, 'apple-touch-icon.png'),
    },
  };
}
