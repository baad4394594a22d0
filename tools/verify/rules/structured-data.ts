import { pageRow } from '../../../lib/site/pages';
import { asRead, textOf } from '../../export/document';
import type { Export, OpenPage } from '../../export/read-export';
import type { RuleSet } from '../rule-set';

/** A schema.org object, as it stands in the page. */
type Thing = { '@type'?: string; [property: string]: unknown };

/** The properties whose texts people have to find on the page as well. */
const visible = ['name', 'legalName', 'email', 'telephone', 'streetAddress', 'addressLocality'];

/** Types that would be invented: the site has no reviews. Search engines penalise those. */
const invented = ['AggregateRating', 'Review', 'Rating'];

/**
 * Each page describes site, operator and itself in JSON-LD, and says nothing there that it does not
 * show.
 */
function* structuredDataFaults(page: OpenPage, exported: Export) {
  const scripts = page.select('script[type="application/ld+json"]');
  let things: Thing[];
  try {
    things = scripts.flatMap((script) => thingsIn(JSON.parse(script.rawText)));
  } catch {
    yield 'JSON-LD is not valid JSON';
    return;
  }
  const needed = [
    'WebSite',
    'Organization',
    ...(pageRow(exported.site, page.route).kind === 'article' ? ['Article'] : []),
    ...(page.route === 'home' ? [] : ['BreadcrumbList']),
  ];
  const types = things.map((thing) => thing['@type']);
  for (const type of needed) if (!types.includes(type)) yield `JSON-LD has no ${type}`;
  for (const type of invented) if (types.includes(type)) yield `JSON-LD has a ${type}`;
  const languages = new Set(things.flatMap(({ inLanguage }) => inLanguage ?? []));
  if ([...languages].join() !== page.locale)
    yield `JSON-LD is in ${[...languages].join(' and ')}, not ${page.locale}`;
  const pageText = textOf(page.root);
  for (const thing of things) {
    for (const text of visible.flatMap((property) => thing[property] ?? []))
      if (!pageText.includes(asRead(String(text))))
        yield `JSON-LD says "${text}", which the page does not show`;
    for (const value of Object.values(thing)) {
      if (typeof value !== 'string' || !/^https?:/.test(value)) continue;
      if (exported.lacks(value)) yield `JSON-LD names ${value}, which is no file`;
    }
    if (thing['@type'] === 'Article') yield* articleFaults(page, thing);
    if (thing['@type'] === 'BreadcrumbList') yield* breadcrumbFaults(page, thing);
  }
}

/** A value's objects, the inner ones too. */
function thingsIn(value: unknown): Thing[] {
  if (value === null || typeof value !== 'object') return [];
  return [...('@type' in value ? [value as Thing] : []), ...Object.values(value).flatMap(thingsIn)];
}

function* articleFaults({ select, meta }: OpenPage, article: Thing) {
  const { headline } = article;
  const published = meta('article:published_time');
  const days = select('time').map((time) => time.getAttribute('datetime'));
  if (asRead(String(headline)) !== select('h1').map(textOf).join(' '))
    yield `headline is "${headline}", not the h1`;
  for (const property of ['datePublished', 'dateModified'])
    if (!days.includes(String(article[property])))
      yield `${property} is ${article[property]}, and no time element says so: does its screen have <Byline />?`;
  if (published && !published.startsWith(String(article.datePublished)))
    yield `datePublished is ${article.datePublished}, and article:published_time ${published}`;
  for (const part of ['image', 'author']) if (!article[part]) yield `the Article has no ${part}`;
}

/**
 * The trail in JSON-LD is the one on the page: the same names in the same order, to the same
 * addresses.
 */
function* breadcrumbFaults({ select, url }: OpenPage, list: Thing) {
  const items = (list.itemListElement ?? []) as { position: number; name: string; item?: string }[];
  const stated = items.map(({ name, item = url }) => `${asRead(name)} ${item}`).join(' > ');
  // A list in a navigation within the content: those of header and footer are not breadcrumbs.
  const trails = select('main nav ol, body > nav ol').map((ol) =>
    ol
      .querySelectorAll('li')
      .map((li) => {
        const href = li.querySelector('a')?.getAttribute('href') ?? url;
        return `${textOf(li)} ${new URL(href, url).href}`;
      })
      .join(' > '),
  );
  if (!trails.includes(stated))
    yield `breadcrumbs "${stated}" are not those of the page: does its screen have <Breadcrumbs />?`;
  if (items.some(({ position }, index) => position !== index + 1))
    yield 'breadcrumbs are not numbered from 1';
}

export const structuredData: RuleSet = {
  pages: [structuredDataFaults],
};
