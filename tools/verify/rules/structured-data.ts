import { pageRow } from '../../../lib/routes';
import { type Export, fileAt } from '../export';
import type { ExportedPage } from '../page';
import type { Rule } from '../rule';
import { asRead, textOf } from '../text';

/** A schema.org object, as it stands in the page. */
type Thing = { '@type'?: string; [property: string]: unknown };

/** The properties whose texts people have to find on the page as well. */
const visible = ['name', 'email', 'telephone', 'streetAddress', 'addressLocality'];

/** What a search engine would punish: opinions that nobody gave. */
const invented = ['AggregateRating', 'Review', 'Rating'];

/** Each page describes site, operator and itself in JSON-LD, and says nothing there that it does not show. */
export const structuredDataFaults: Rule = (site) => ({
  page(page) {
    const things = thingsOf(page);
    return things ? thingFaults(site, page, things) : ['JSON-LD is not valid JSON'];
  },
});

/** Every object of the page's JSON-LD, the inner ones too; undefined if it cannot be read. */
function thingsOf({ elements }: ExportedPage): Thing[] | undefined {
  const scripts = elements('script').filter(({ attrs }) => attrs.type === 'application/ld+json');
  try {
    return scripts.flatMap((script) => collect(JSON.parse(script.rawText)));
  } catch {
    return undefined;
  }
}

function collect(value: unknown): Thing[] {
  if (value === null || typeof value !== 'object') return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(collect)];
}

function thingFaults(site: Export, page: ExportedPage, things: readonly Thing[]): string[] {
  const needed = [
    ...['WebSite', 'Organization'],
    ...(pageRow(page.route).kind === 'article' ? ['Article'] : []),
    ...(page.route === 'home' ? [] : ['BreadcrumbList']),
  ];
  const types = things.map((thing) => thing['@type']);
  const shown = asRead(page.texts.join(''));
  const stated = things.flatMap((thing) => visible.flatMap((property) => thing[property] ?? []));
  const languages = new Set(things.flatMap(({ inLanguage }) => inLanguage ?? []));
  return [
    ...needed.filter((type) => !types.includes(type)).map((type) => `JSON-LD has no ${type}`),
    ...invented.filter((type) => types.includes(type)).map((type) => `JSON-LD has a ${type}`),
    ...stated
      .filter((text) => !shown.includes(asRead(String(text))))
      .map((text) => `JSON-LD says "${text}", which the page does not show`),
    ...things.flatMap((thing) => addressFaults(site, page, thing)),
    ...(languages.has(page.locale) ? [] : [`JSON-LD is in ${[...languages]}, not ${page.locale}`]),
    ...things.filter((it) => it['@type'] === 'Article').flatMap((it) => articleFaults(page, it)),
    ...breadcrumbFaults(page, things),
  ];
}

/** Addresses on this site lead to a file of it. */
function addressFaults(site: Export, page: ExportedPage, thing: Thing): string[] {
  const texts = Object.values(thing).filter((value) => typeof value === 'string');
  return texts
    .filter((text) => /^https?:/.test(text))
    .flatMap((text) => {
      const file = fileAt(site, new URL(text, page.url));
      return file === undefined || site.files.has(file)
        ? []
        : [`JSON-LD names ${text}, which is no file`];
    });
}

function articleFaults({ elements, meta }: ExportedPage, article: Thing): string[] {
  const heading = elements('h1').map(textOf).join(' ');
  const days = elements('time').map((it) => it.getAttribute('datetime'));
  const published = meta('article:published_time');
  return [
    ...(asRead(String(article.headline)) === heading
      ? []
      : [`headline is "${article.headline}", not the h1`]),
    ...(days.includes(String(article.datePublished))
      ? []
      : [`datePublished is ${article.datePublished}, and no time element says so`]),
    ...(published && !published.startsWith(String(article.datePublished))
      ? [`datePublished is ${article.datePublished}, and article:published_time ${published}`]
      : []),
    ...(article.image ? [] : ['the Article has no image']),
    ...(article.author ? [] : ['the Article has no author']),
  ];
}

/** The trail in JSON-LD is the one on the page: the same names in the same order, to the same addresses. */
function breadcrumbFaults({ root, url }: ExportedPage, things: readonly Thing[]): string[] {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (!list) return [];
  const items = (list.itemListElement ?? []) as { position: number; name: string; item?: string }[];
  // A list in a navigation of the content; those of header and footer are none.
  const trails = root.querySelectorAll('main nav ol, body > nav ol').map((ol) =>
    ol.querySelectorAll('li').map((li) => {
      const href = li.querySelector('a')?.getAttribute('href');
      return { name: textOf(li), address: href ? new URL(href, url).href : url };
    }),
  );
  const told = items.map(({ name, item = url }) => `${asRead(name)} ${item}`).join(' > ');
  const seen = trails.map((trail) => trail.map((it) => `${it.name} ${it.address}`).join(' > '));
  return [
    ...(seen.includes(told)
      ? []
      : [`breadcrumbs "${told}" are not those of the page: does its screen have <Breadcrumbs />?`]),
    ...(items.every(({ position }, index) => position === index + 1)
      ? []
      : ['breadcrumbs are not numbered from 1']),
  ];
}
