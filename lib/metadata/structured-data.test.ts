import type { Page } from '../address/paths';
import type { Site } from '../site/site';
import {
  guideSettings,
  localeNamed,
  testConfig,
  testSite,
  guideTexts as texts,
} from '../testing/test-site';
import { scriptText, structuredData } from './structured-data';

const site = testSite(guideSettings);

const kaya = {
  '@type': 'Organization',
  '@id': 'https://guide.test/surveys/#germany',
  name: 'Guide',
  legalName: 'Kaya Ratgeber GmbH',
  url: 'https://guide.test/surveys/',
  logo: 'https://guide.test/surveys/icons/icon-512.png',
  email: 'kontakt@kaya-ratgeber.de',
  telephone: '+49 30 4567891',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Lindenstraße 14 b',
    postalCode: '10969',
    addressLocality: 'Berlin',
    addressRegion: undefined,
    addressCountry: 'DE',
  },
};

test('an article', () => {
  expect(structuredData(site, { locale: localeNamed('de'), route: 'home' }, texts)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': 'https://guide.test/surveys/de/#website',
        url: 'https://guide.test/surveys/de/',
        name: 'Guide',
        inLanguage: 'de',
        publisher: { '@id': 'https://guide.test/surveys/#germany' },
      },
      kaya,
      {
        '@type': 'WebPage',
        '@id': 'https://guide.test/surveys/de/#webpage',
        url: 'https://guide.test/surveys/de/',
        inLanguage: 'de',
        isPartOf: { '@id': 'https://guide.test/surveys/de/#website' },
        datePublished: '2025-09-15',
        dateModified: '2025-10-20',
        lastReviewed: '2025-12-01',
      },
      {
        '@type': 'Article',
        '@id': 'https://guide.test/surveys/de/#article',
        mainEntityOfPage: { '@id': 'https://guide.test/surveys/de/#webpage' },
        isPartOf: { '@id': 'https://guide.test/surveys/de/#webpage' },
        headline: 'Überschrift',
        datePublished: '2025-09-15',
        dateModified: '2025-10-20',
        // The name as people know it, without the page's 'Von'.
        author: {
          '@type': 'Organization',
          '@id': 'https://guide.test/surveys/#germany',
          name: 'Guide',
          url: 'https://guide.test/surveys/de/',
        },
        publisher: { '@id': 'https://guide.test/surveys/#germany' },
        inLanguage: 'de',
        image: [
          'https://guide.test/surveys/og/article-1x1.png',
          'https://guide.test/surveys/og/article-4x3.png',
          'https://guide.test/surveys/og/article-16x9.png',
        ],
      },
    ],
  });
});

test('a plain page, with the way there', () => {
  expect(structuredData(site, { locale: 'en', route: 'terms' }, texts)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': 'https://guide.test/surveys/#website',
        url: 'https://guide.test/surveys/',
        name: 'Guide',
        inLanguage: 'en',
        publisher: { '@id': 'https://guide.test/surveys/#singapore' },
      },
      {
        '@type': 'Organization',
        '@id': 'https://guide.test/surveys/#singapore',
        name: 'Guide',
        legalName: 'Kaya Guides Pte. Ltd.',
        url: 'https://guide.test/surveys/',
        logo: 'https://guide.test/surveys/icons/icon-512.png',
        email: 'contact@kaya-guides.sg',
        telephone: '+61 2 5550 0100',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Collins Street',
          postalCode: '3000',
          addressLocality: 'Melbourne',
          addressRegion: 'VIC',
          addressCountry: 'AU',
        },
      },
      {
        '@type': 'WebPage',
        '@id': 'https://guide.test/surveys/terms/#webpage',
        url: 'https://guide.test/surveys/terms/',
        inLanguage: 'en',
        isPartOf: { '@id': 'https://guide.test/surveys/#website' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Start',
            item: 'https://guide.test/surveys/',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Überschrift',
            item: 'https://guide.test/surveys/terms/',
          },
        ],
      },
    ],
  });
});

test.each(['de', 'pt-PT', 'ja'] as const)('the company is one and the same in %s', (locale) => {
  const data = structuredData(site, { locale: localeNamed(locale), route: 'terms' }, texts);
  expect(data['@graph']).toContainEqual(kaya);
});

test('the publisher is the one that is on Facebook, if it is', () => {
  const FACEBOOK_URL = 'https://www.facebook.com/guide';
  const found = testSite({ ...guideSettings, FACEBOOK_URL });
  const data = structuredData(found, { locale: 'en', route: 'terms' }, texts);
  expect(data['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', sameAs: FACEBOOK_URL }),
  );
});

test('no text closes the script element', () => {
  const text = scriptText({ name: '</script><script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>' });
});

test('the five are a list in their order, on the home page alone and only if they are named', () => {
  const row = { rewards: [], minimumAge: 18, checkedOn: '2026-01-02' } as const;
  const topFive = [
    { ...row, name: 'One', url: 'https://one.test/' },
    { ...row, name: 'Two' },
  ];
  const named = testSite({}, { ...testConfig, topFive });
  const listOf = (site: Site, page: Page) =>
    structuredData(site, page, texts)['@graph'].find(
      (node) => typeof node === 'object' && Reflect.get(node, '@type') === 'ItemList',
    );
  expect(listOf(named, { locale: localeNamed('de'), route: 'home' })).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'One', url: 'https://one.test/' },
      { position: 2, name: 'Two' },
    ],
  });
  expect(listOf(named, { locale: localeNamed('de'), route: 'terms' })).toBeUndefined();
  expect(listOf(testSite(), { locale: localeNamed('de'), route: 'home' })).toBeUndefined();
});

test('a site whose facts nobody has checked claims no review', () => {
  const facts = { ...testConfig.facts, checked: undefined };
  const unchecked = testSite({}, { ...testConfig, facts });
  const page = { locale: localeNamed('de'), route: 'home' } as const;
  expect(JSON.stringify(structuredData(site, page, texts))).toContain('lastReviewed');
  expect(JSON.stringify(structuredData(unchecked, page, texts))).not.toContain('lastReviewed');
});
