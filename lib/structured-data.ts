/** What a page says about itself in schema.org's terms: nothing but what it shows. */
import type { Article, BreadcrumbList, Graph, ItemList, Organization, WebSite } from 'schema-dts';
import { type ListedSite, listedSites } from './article-facts';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { cardUrl } from './card/address';
import { operatorOf } from './operators';
import type { PageTexts } from './page-texts';
import type { Page } from './paths';
import { type ArticleRow, pageRow } from './routes';
import { absoluteUrl, settings } from './site';

/** The ids of the things that other things refer to. Each language has its own site and operator. */
function idsOf({ locale }: Page) {
  const home = absoluteUrl({ locale, route: 'home' });
  return { website: `${home}#website`, organization: `${home}#organization` };
}

function organization(page: Page): Organization {
  const { company, email, phone, street, city, addressCountry } = operatorOf(page.locale);
  return {
    '@type': 'Organization',
    '@id': idsOf(page).organization,
    name: company,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry,
    },
  };
}

function website(page: Page): WebSite {
  const { website: id, organization: publisher } = idsOf(page);
  return {
    '@type': 'WebSite',
    '@id': id,
    url: absoluteUrl({ ...page, route: 'home' }),
    name: settings.SITE_NAME,
    inLanguage: page.locale,
    publisher: { '@id': publisher },
  };
}

function article(page: Page, row: ArticleRow, { heading, author }: PageTexts): Article {
  const { website: site, organization: publisher } = idsOf(page);
  const url = absoluteUrl(page);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    isPartOf: { '@id': site },
    headline: heading,
    datePublished: row.publishedOn,
    dateModified: row.changedOn,
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': publisher },
    inLanguage: page.locale,
    image: cardUrl(page),
  };
}

function breadcrumbList(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.page),
    })),
  };
}

/** The sites of the table, in its order, where the operator names them. */
function itemList(page: Page, sites: readonly ListedSite[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(page)}#five`,
    numberOfItems: sites.length,
    itemListElement: sites.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  };
}

/** The structured data of a page. */
export function structuredData(
  page: Page,
  texts: PageTexts,
  sites: readonly ListedSite[] = listedSites,
): Graph {
  const row = pageRow(page.route);
  const crumbs = breadcrumbs(page, texts);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(page),
      organization(page),
      ...(row.kind === 'article' ? [article(page, row, texts)] : []),
      ...(page.route === 'home' && sites.length > 0 ? [itemList(page, sites)] : []),
      ...(crumbs.length > 0 ? [breadcrumbList(crumbs)] : []),
    ],
  };
}

/** JSON as the text of a script element, which no text within it can close. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
