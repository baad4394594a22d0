/** A page's structured data in the vocabulary of schema.org. It states only what the page shows. */
import type {
  Article,
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  WebPage,
  WebSite,
} from 'schema-dts';
import { absoluteFileUrl, absoluteUrl } from '../address/links';
import type { Page } from '../address/paths';
import { companyOf } from '../site/companies';
import type { ArticleRow, PageRow, TopFiveRow } from '../site/config';
import { languageRow } from '../site/languages';
import { pageRow } from '../site/pages';
import type { Site } from '../site/site';
import { iconUrl } from './app-icons';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { articlePictureUrls } from './card/address';
import type { PageTexts } from './page-texts';

/**
 * The ids by which nodes refer to each other. Each language is a website of its own; a company has
 * the same id in every language that it answers for.
 */
function idsOf(site: Site, page: Page) {
  const home = absoluteUrl(site, { ...page, route: 'home' });
  const { company } = languageRow(site, page.locale);
  return {
    website: `${home}#website`,
    webpage: `${absoluteUrl(site, page)}#webpage`,
    organization: `${absoluteFileUrl(site, '/')}#${company}`,
  };
}

/**
 * The company that publishes the site, under the site's name.
 * Source: Google Search Central, 'Organization structured data'.
 */
function organization(site: Site, page: Page): Organization {
  const company = companyOf(site, page.locale);
  const { SITE_URL, FACEBOOK_URL } = site.settings;
  return {
    '@type': 'Organization',
    '@id': idsOf(site, page).organization,
    name: site.config.name,
    legalName: company.company,
    url: absoluteFileUrl(site, '/'),
    // Google wants at least 112 pixels.
    logo: SITE_URL + iconUrl(site, 'icon-512.png'),
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressRegion: company.region,
      addressCountry: company.addressCountry,
    },
    sameAs: FACEBOOK_URL || undefined,
  };
}

function website(site: Site, page: Page): WebSite {
  const { website: id, organization: publisher } = idsOf(site, page);
  return {
    '@type': 'WebSite',
    '@id': id,
    url: absoluteUrl(site, { ...page, route: 'home' }),
    name: site.config.name,
    inLanguage: page.locale,
    publisher: { '@id': publisher },
  };
}

/** The page. Only an article shows its dates. */
function webpage(site: Site, page: Page, row: PageRow): WebPage {
  const { website: websiteId, webpage: id } = idsOf(site, page);
  return {
    '@type': 'WebPage',
    '@id': id,
    url: absoluteUrl(site, page),
    inLanguage: page.locale,
    isPartOf: { '@id': websiteId },
    ...(row.kind === 'article'
      ? {
          datePublished: row.publishedOn,
          dateModified: row.changedOn,
          lastReviewed: site.config.facts.checked?.on,
        }
      : {}),
  };
}

/**
 * The article. Its author, by name, and its publisher are the organization that publishes the site.
 * Source: Google Search Central, 'Article structured data' and 'Author markup best practices'.
 */
function article(site: Site, page: Page, row: ArticleRow, { heading }: PageTexts): Article {
  const { webpage: webpageId, organization: publisher } = idsOf(site, page);
  return {
    '@type': 'Article',
    '@id': `${absoluteUrl(site, page)}#article`,
    mainEntityOfPage: { '@id': webpageId },
    isPartOf: { '@id': webpageId },
    headline: heading,
    datePublished: row.publishedOn,
    dateModified: row.changedOn,
    author: {
      '@type': 'Organization',
      '@id': publisher,
      name: site.config.name,
      url: absoluteUrl(site, { ...page, route: 'home' }),
    },
    publisher: { '@id': publisher },
    inLanguage: page.locale,
    image: articlePictureUrls(site),
  };
}

function breadcrumbList(site: Site, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(site, crumb.page),
    })),
  };
}

/** The sites of the table, in its order. */
function itemList(site: Site, page: Page, rows: readonly TopFiveRow[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(site, page)}#five`,
    numberOfItems: rows.length,
    itemListElement: rows.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  };
}

/** The structured data of a page. */
export function structuredData(site: Site, page: Page, texts: PageTexts): Graph {
  const row = pageRow(site, page.route);
  const crumbs = breadcrumbs(page, texts);
  const { topFive } = site.config;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(site, page),
      organization(site, page),
      webpage(site, page, row),
      ...(row.kind === 'article' ? [article(site, page, row, texts)] : []),
      ...(page.route === 'home' && topFive.length > 0 ? [itemList(site, page, topFive)] : []),
      ...(crumbs.length > 0 ? [breadcrumbList(site, crumbs)] : []),
    ],
  };
}

/** Data as JSON for a `<script>`, which no `</script>` in a text can close. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
