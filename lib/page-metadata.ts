import type { Metadata } from 'next';
import { alternateUrls } from './alternates';
import { iconUrl } from './app-icons';
import { cardSize, cardUrl } from './card/address';
import { openGraphLocale } from './locales';
import type { PageTexts } from './page-texts';
import type { Page } from './paths';
import { localesOf, pageRow } from './routes';
import { absoluteUrl, settings } from './site';

/** What the head of a page tells search engines and messengers. No address carries a query. */
export function pageMetadata(page: Page, { title, description, heading }: PageTexts): Metadata {
  const siteName = settings.SITE_NAME;
  const url = absoluteUrl(page);
  const image = {
    url: cardUrl(page),
    ...cardSize,
    type: 'image/png',
    alt: `${heading} (${siteName})`,
  };
  const row = pageRow(page.route);
  return {
    metadataBase: new URL(settings.SITE_URL),
    title,
    description,
    alternates: { canonical: url, languages: alternateUrls(page.route) },
    openGraph: {
      ...(row.kind === 'article'
        ? { type: 'article', publishedTime: row.publishedOn, modifiedTime: row.changedOn }
        : { type: 'website' }),
      title,
      description,
      url,
      siteName,
      images: [image],
      locale: openGraphLocale(page.locale),
      alternateLocale: localesOf(page.route)
        .filter((code) => code !== page.locale)
        .map(openGraphLocale),
    },
    twitter: { card: 'summary_large_image' },
    icons: {
      // No SVG: browsers draw it with an engine of its own, on the main thread, right after the first paint.
      icon: iconUrl('icon-48.png'),
      apple: iconUrl('apple-touch-icon.png'),
    },
  };
}
