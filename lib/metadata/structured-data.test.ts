import type { Page } from '../address/paths';
import type { Site } from '../site/site';
import { testConfig, testSite } from '../testing/test-site';
import { scriptText, structuredData } from './structured-data';

const texts = {
  title: 'Titel',
  description: 'Beschreibung',
  heading: 'Überschrift',
  home: 'Start',
  author: 'Redaktion',
};

type Node = Record<string, unknown>;

function nodes(page: Page): Node[] {
  return JSON.parse(scriptText(structuredData(testSite(), page, texts)))['@graph'];
}

test('the article names its author, and its publisher is the operator of the language', () => {
  const [website, organization, article] = nodes({ locale: 'de', route: 'home' });
  expect(organization.name).toBe('Muster GmbH');
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Überschrift',
    author: { name: 'Redaktion' },
    inLanguage: 'de',
  });
  for (const node of [website, article]) {
    expect(node.publisher).toEqual({ '@id': organization['@id'] });
  }
  expect(article.isPartOf).toEqual({ '@id': website['@id'] });
});

test('a page below the home page has its way there, and no article', () => {
  const graph = nodes({ locale: 'en', route: 'terms' });
  expect(graph.map((node) => node['@type'])).toEqual(['WebSite', 'Organization', 'BreadcrumbList']);
  expect(graph[1].name).toBe('Lion Pte. Ltd.');
  expect(graph[2].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'Überschrift', item: 'http://localhost:3000/terms/' },
  ]);
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
  expect(listOf(named, { locale: 'de', route: 'home' })).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'One', url: 'https://one.test/' },
      { position: 2, name: 'Two' },
    ],
  });
  expect(listOf(named, { locale: 'de', route: 'terms' })).toBeUndefined();
  expect(listOf(testSite(), { locale: 'de', route: 'home' })).toBeUndefined();
});
