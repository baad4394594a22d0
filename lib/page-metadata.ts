import type { Metadata } from 'next';
import { cardSize, cardUrl } from './card/address';
import { changedOn } from './content-dates';
import { publishedOn } from './figures';
import { iconUrl } from './icons';
import { openGraphLocale } from './locales';
import type { PageTexts } from './page-texts';
import type { Page } from './paths';
import { absoluteUrl, fileUrl, settings } from './site';

/**
 * What the head of a page tells search engines and messengers. No address carries a query. The other
 * languages are lib/export/alternate-tags.ts's.
 */
export function pageMetadata(page: Page, { title, description, heading }: PageTexts): Metadata {
  const siteName = settings.SITE_NAME;
  const url = absoluteUrl(page);
  const image = {
    url: cardUrl(page),
    ...cardSize,
    type: 'image/png',
    alt: `${heading} (${siteName})`,
  };
  const article = {
    type: 'article',
    publishedTime: publishedOn,
    modifiedTime: changedOn.home,
  } as const;
  return {
    metadataBase: new URL(settings.SITE_URL),
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      ...(page.route === 'home' ? article : { type: 'website' }),
      title,
      description,
      url,
      siteName,
      images: [image],
      locale: openGraphLocale(page.locale),
    },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: { url: fileUrl('/icon.svg'), type: 'image/svg+xml' },
      apple: iconUrl('apple-touch-icon.png'),
    },
  };
}
