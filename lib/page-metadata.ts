import type { Metadata } from 'next';
import { alternateUrls } from './alternates';
import { cardSize, cardUrl } from './card/address';
import { changedOn } from './content-dates';
import { publishedOn } from './figures';
import { iconUrl } from './icons';
import { localeCodes, openGraphLocale } from './locales';
import type { PageTexts } from './page-texts';
import type { Page } from './paths';
import { absoluteUrl, fileUrl, settings } from './site';

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
  const article = {
    type: 'article',
    publishedTime: publishedOn,
    modifiedTime: changedOn.home,
  } as const;
  return {
    metadataBase: new URL(settings.SITE_URL),
    title,
    description,
    alternates: { canonical: url, languages: alternateUrls(page.route) },
    openGraph: {
      ...(page.route === 'home' ? article : { type: 'website' }),
      title,
      description,
      url,
      siteName,
      images: [image],
      locale: openGraphLocale(page.locale),
      alternateLocale: localeCodes.filter((code) => code !== page.locale).map(openGraphLocale),
    },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: { url: fileUrl('/icon.svg'), type: 'image/svg+xml' },
      apple: iconUrl('apple-touch-icon.png'),
    },
  };
}
