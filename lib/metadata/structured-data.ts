/** What a page says about itself in schema.org's terms: nothing but what it shows. */
import type { Article, BreadcrumbList, Graph, ItemList, Organization, WebSite } from 'schema-dts';
import { absoluteFileUrl, absoluteUrl } from '../address/links';
import type { Page } from '../address/paths';
import { companyOf } from '../site/companies';
import type { ArticleRow, TopFiveRow } from '../site/config';
import { languageRow } from '../site/languages';
import { pageRow } from '../site/pages';
import type { Site } from '../site/site';
import { iconUrl } from './app-icons';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { cardUrl } from './card/address';
import type { PageTexts } from './page-texts';

/**
 * The ids of the things that other things refer to. Each language has a site of its own; a company is one and the same
 * in every language that it answers for.
 */
function idsOf(site: Site, { locale }: Page) {
  const home = absoluteUrl(site, { locale, route: 'home' });
  const { company } = languageRow(site, locale);
  return { website: `${home}#website`, organization: `${absoluteFileUrl(site, '/')}#${company}` };
}

function organization(site: Site, page: Page): Organization {
  const company = companyOf(site, page.locale);
  return {
    '@type': 'Organization',
    '@id': idsOf(site, page).organization,
    name: company.company,
    url: absoluteFileUrl(site, '/'),
    // At least 112 pixels wide and high. Source: Google Search Central, 'Organization (Organization) structured data'.
    logo: site.settings.SITE_URL + iconUrl(site, 'icon-512.png'),
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

function article(site: Site, page: Page, row: ArticleRow, { heading, author }: PageTexts): Article {
  const { website: websiteId, organization: publisher } = idsOf(site, page);
  const url = absoluteUrl(site, page);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    isPartOf: { '@id': websiteId },
    headline: heading,
    datePublished: row.publishedOn,
    dateModified: row.changedOn,
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': publisher },
    inLanguage: page.locale,
    image: cardUrl(site, page),
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
      ...(row.kind === 'article' ? [article(site, page, row, texts)] : []),
      ...(page.route === 'home' && topFive.length > 0 ? [itemList(site, page, topFive)] : []),
      ...(crumbs.length > 0 ? [breadcrumbList(site, crumbs)] : []),
    ],
  };
}

/** JSON as the text of a script element, which no text within it can close. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
