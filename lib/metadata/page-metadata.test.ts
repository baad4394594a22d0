import { guideSettings, localeNamed, testSite, guideTexts as texts } from '../testing/test-site';
import { pageMetadata } from './page-metadata';

const site = testSite(guideSettings);

const icons = {
  icon: '/surveys/icons/icon-48.png',
  apple: '/surveys/icons/apple-touch-icon.png',
};

test('the head of an article', () => {
  expect(pageMetadata(site, { locale: localeNamed('no'), route: 'home' }, texts)).toEqual({
    metadataBase: new URL('https://guide.test'),
    title: 'Titel',
    description: 'Beschreibung',
    alternates: {
      canonical: 'https://guide.test/surveys/no/',
      languages: {
        en: 'https://guide.test/surveys/',
        de: 'https://guide.test/surveys/de/',
        'pt-PT': 'https://guide.test/surveys/pt-PT/',
        no: 'https://guide.test/surveys/no/',
        ja: 'https://guide.test/surveys/ja/',
        'pt-BR': 'https://guide.test/surveys/pt-BR/',
        'x-default': 'https://guide.test/surveys/',
      },
    },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      type: 'article',
      publishedTime: '2025-09-15',
      modifiedTime: '2025-10-20',
      title: 'Titel',
      description: 'Beschreibung',
      url: 'https://guide.test/surveys/no/',
      siteName: 'Guide',
      images: [
        {
          url: 'https://guide.test/surveys/og/no-home.png',
          width: 1200,
          height: 630,
          type: 'image/png',
          alt: 'Überschrift (Guide)',
        },
      ],
      locale: 'nb_NO',
      alternateLocale: ['en_GB', 'de_DE', 'pt_PT', 'ja_JP', 'pt_BR'],
    },
    twitter: { card: 'summary_large_image' },
    icons,
  });
});

test('the head of a plain page in two languages', () => {
  expect(pageMetadata(site, { locale: 'en', route: 'imprint' }, texts)).toEqual({
    metadataBase: new URL('https://guide.test'),
    title: 'Titel',
    description: 'Beschreibung',
    alternates: {
      canonical: 'https://guide.test/surveys/imprint/',
      languages: {
        en: 'https://guide.test/surveys/imprint/',
        de: 'https://guide.test/surveys/de/imprint/',
        'x-default': 'https://guide.test/surveys/imprint/',
      },
    },
    robots: { 'max-image-preview': 'large' },
    openGraph: {
      type: 'website',
      title: 'Titel',
      description: 'Beschreibung',
      url: 'https://guide.test/surveys/imprint/',
      siteName: 'Guide',
      images: [
        {
          url: 'https://guide.test/surveys/og/en-imprint.png',
          width: 1200,
          height: 630,
          type: 'image/png',
          alt: 'Überschrift (Guide)',
        },
      ],
      locale: 'en_GB',
      alternateLocale: ['de_DE'],
    },
    twitter: { card: 'summary_large_image' },
    icons,
  });
});
