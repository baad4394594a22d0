import { operators } from './operators';
import { scriptText, structuredData } from './structured-data';

const texts = {
  title: 'Titel',
  description: 'Beschreibung',
  heading: 'Überschrift',
  home: 'Start',
  author: 'Redaktion',
};

type Node = Record<string, unknown>;

function nodes(...page: Parameters<typeof structuredData>): Node[] {
  return JSON.parse(scriptText(structuredData(...page)))['@graph'];
}

test('the article names its author, and its publisher is the operator of the language', () => {
  const [website, organization, article] = nodes({ locale: 'de', route: 'home' }, texts);
  expect(organization.name).toBe(operators.germany.company);
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
  const graph = nodes({ locale: 'en', route: 'terms' }, texts);
  expect(graph.map((node) => node['@type'])).toEqual(['WebSite', 'Organization', 'BreadcrumbList']);
  expect(graph[1].name).toBe(operators.singapore.company);
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
  const sites = [
    { name: 'One', url: 'https://one.example/', rewards: [], checkedOn: '2026-01-02' },
    { name: 'Two', rewards: ['paypal'], checkedOn: '2026-01-02' },
  ] as const;
  const listOf = (...page: Parameters<typeof structuredData>) =>
    nodes(...page).find((node) => node['@type'] === 'ItemList');
  expect(listOf({ locale: 'de', route: 'home' }, texts, sites)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'One', url: 'https://one.example/' },
      { position: 2, name: 'Two' },
    ],
  });
  expect(listOf({ locale: 'de', route: 'terms' }, texts, sites)).toBeUndefined();
  expect(listOf({ locale: 'de', route: 'home' }, texts, [])).toBeUndefined();
});
