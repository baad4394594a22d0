import { localesOf } from '../site/languages';
import { routesOf } from '../site/pages';
import fc from '../testing/fast-check';
import { localeNamed, testSite } from '../testing/test-site';
import { decide, type Registry, type Visit } from './decide';
import { registryFor } from './decision-registry';
import { pageAt } from './paths';

const site = testSite();
const localeCodes = localesOf(site);
const routes = routesOf(site);
const registry = registryFor(site, localeCodes);
const english = { shown: 'en', route: 'home' };
const homeVisit: Visit = { path: '/', query: '', hash: '', preferred: [], ...english };

/** The document that a host sends: the page at the path, or for an unknown path the English home page. */
function documentAt(path: string, basePath: string): Pick<Visit, 'shown' | 'route'> {
  const page = pageAt(site, path.slice(basePath.length).split('/').filter(Boolean));
  return page ? { shown: page.locale, route: page.route } : english;
}

const at = ({ path = '/', ...change }: Partial<Visit>, where: Registry = registry) =>
  decide({ ...homeVisit, path, ...documentAt(path, where.basePath), ...change }, where);

describe('which language', () => {
  test.each<[string, Partial<Visit>, string]>([
    ['the query comes first', { path: '/de/', query: '?lang=ja', preferred: ['de'] }, 'ja'],
    ['then the prefix', { path: '/de/', preferred: ['ja'] }, 'de'],
    ['then stored choice and browser, in order', { preferred: ['', 'xx', 'ja', 'de'] }, 'ja'],
    ['then English', { preferred: ['', 'xx'] }, 'en'],
    ['lng is an alias', { query: '?lng=de' }, 'de'],
    ['lang outranks lng', { query: '?lng=de&lang=ja' }, 'ja'],
    ['an unknown lang leaves the word to lng', { query: '?lang=xx&lng=ja' }, 'ja'],
    ['the first known lang counts', { query: '?lang=xx&lang=de&lang=ja' }, 'de'],
    ['case does not count', { query: '?lang=DE' }, 'de'],
    ['a region falls back on its language', { query: '?lang=de-AT' }, 'de'],
    ['an underscore is a hyphen', { query: '?lang=de_AT' }, 'de'],
    ['en-SG is English', { preferred: ['en-SG', 'de'] }, 'en'],
    ['a prefix in wrong case counts', { path: '/DE/' }, 'de'],
    ['an encoded value is decoded', { query: '?lang=%64e' }, 'de'],
  ])('%s', (_, change, expected) => {
    expect(at(change).locale).toBe(expected);
  });
});

test.each([
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['pt', 'pt-PT'],
  ['pt-AO', 'pt-PT'],
  ['pt-br', 'pt-BR'],
  ['PT-PT', 'pt-PT'],
])('%s means %s', (name, expected) => {
  expect(at({ preferred: [name] }).locale).toBe(expected);
});

test('a code without a country means the language that has it as an alias, wherever its row stands', () => {
  const languages = site.config.languages.toReversed().map((row) => ({
    ...row,
    aliases: row.code === 'pt-PT' ? ['pt'] : row.aliases,
  }));
  const sorted = { ...site, config: { ...site.config, languages } };
  const { aliases } = registryFor(sorted, localesOf(sorted));
  expect(aliases.filter(([alias]) => alias === 'pt')).toEqual([['pt', 'pt-PT']]);
});

describe('which address', () => {
  test.each<[string, Partial<Visit>, string]>([
    ['stays where it belongs', { path: '/terms/', query: '?a=1', hash: '#law' }, '/terms/?a=1#law'],
    ['keeps the page', { path: '/terms/', query: '?lang=de' }, '/de/terms/?lang=de'],
    ['leaves a prefix', { path: '/de/terms/', query: '?lang=en' }, '/terms/?lang=en'],
    ['adapts the clean address cleanly', { preferred: ['de'], query: '?utm=x' }, '/de/?utm=x'],
    ['knows a page without its slash', { path: '/terms', preferred: ['de'] }, '/de/terms/'],
    [
      'knows a page by its file',
      { path: '/terms/index.html', preferred: ['de'], route: 'terms' },
      '/de/terms/',
    ],
    ['knows a page by its document', { path: '/terms/more/', preferred: ['de'] }, '/de/'],
    ['has no page at another address', { path: '/de%2Fterms/', shown: 'de', route: 'terms' }, '/'],
    ['keeps foreign parameters', { query: '?a=1&lang=de&b=2' }, '/de/?a=1&lang=de&b=2'],
    ['turns lng into lang', { query: '?lng=de' }, '/de/?lang=de'],
    ['makes an unknown lang true', { query: '?lang=xx' }, '/?lang=en'],
    ['makes an empty lang true', { query: '?lang' }, '/?lang=en'],
    ['drops an empty second lang', { path: '/de/', query: '?lang=de&lang=' }, '/de/?lang=de'],
    ['drops an empty lng beside lang', { path: '/de/', query: '?lang=de&lng=' }, '/de/?lang=de'],
    ['keeps one lang of several', { query: '?lang=en&lang=de' }, '/?lang=en'],
    ['an unknown path under a prefix is its home', { path: '/de/nope/' }, '/de/'],
    ['a prefix in wrong case is its home', { path: '/DE/terms/' }, '/de/'],
    ['stays at an unknown path in its language', { path: '/de/nope/', shown: 'de' }, '/de/nope/'],
    ['stays where another language’s page is sent', { path: '/de/', shown: 'en' }, '/de/'],
    ['stays there with a hash', { path: '/de/', hash: '#brands', shown: 'en' }, '/de/#brands'],
    ['says what it shows there', { path: '/de/', query: '?lang=de', shown: 'en' }, '/de/?lang=en'],
    ['stays at a clean address too', { path: '/', preferred: ['en'], shown: 'de' }, '/'],
    ['never takes a host from the path', { path: '//evil.example/', preferred: ['de'] }, '/de/'],
    ['never keeps a host in the path', { path: '//evil.example/a', query: '?b=1' }, '/?b=1'],
  ])('%s', (_, change, expected) => {
    expect(at(change).address).toBe(expected);
  });

  test.each([
    ['/surveys/terms/', '/surveys/de/terms/'],
    ['/surveys/', '/surveys/de/'],
    ['/surveys', '/surveys/de/'],
  ])('under a base path, %s leads to %s', (path, expected) => {
    const where = registryFor(testSite({ BASE_PATH: '/surveys' }), localeCodes);
    expect(at({ path, preferred: ['de'] }, where).address).toBe(expected);
  });
});

describe('a page in fewer languages', () => {
  const few = registryFor(site, ['en', 'no', 'pt-BR'].map(localeNamed));
  test.each<[string, Partial<Visit>, string]>([
    ['has its languages', { query: '?lang=no' }, '/no/terms/?lang=no'],
    ['has their other names', { query: '?lang=nb' }, '/no/terms/?lang=no'],
    ['stays for any other, and says its own', { query: '?lang=ja' }, '/terms/?lang=en'],
    ['passes over a preferred language', { preferred: ['ja', 'nn'] }, '/no/terms/'],
    ['has the Portuguese that there is', { preferred: ['pt-PT'] }, '/pt-BR/terms/'],
    ['is English for all others', { preferred: ['ja'] }, '/terms/'],
  ])('%s', (_, change, expected) => {
    expect(at({ path: '/terms/', ...change }, few).address).toBe(expected);
  });

  test('a language that it has not is no choice to remember', () => {
    expect(at({ query: '?lang=ja' }, few).asked).toBeUndefined();
  });
});

describe('for any visit', () => {
  const hostile = '__proto__ constructor ../ %00 <script> javascript: //x %2F'.split(' ');
  const word = fc.oneof(fc.string(), fc.constantFrom(...hostile, ...localeCodes, 'de-AT', ''));
  const segment = fc.oneof(word, fc.constantFrom(...routes));
  const parameter = fc.tuple(fc.oneof(fc.constantFrom('lang', 'lng', 'utm_source'), word), word);
  const visits = fc.record({
    // Browsers encode what would end a path.
    path: fc
      .array(segment, { maxLength: 4 })
      .map((parts) => `/${parts.join('/').replace(/[?#]/g, encodeURIComponent)}`),
    query: fc
      .array(parameter, { maxLength: 5 })
      .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '')),
    hash: fc.constantFrom('', '#brands'),
    preferred: fc.array(word, { maxLength: 4 }),
    // Any page at any path: hosts send what they like.
    route: fc.constantFrom(...routes),
  });
  const registries = fc
    .subarray(localeCodes.slice(1))
    .map((codes) => registryFor(site, ['en', ...codes]));

  const holds = (name: string, property: (visit: Visit, where: Registry) => void) =>
    test(name, () =>
      fc.assert(
        fc.property(visits, registries, fc.boolean(), (visit, where, nearest) => {
          // For an unknown path hosts send the nearest 404 page, or the English one at the root.
          const [, folder] = visit.path.split('/');
          const shown = nearest && where.codes.includes(folder) ? folder : 'en';
          property({ ...visit, shown }, where);
        }),
        { numRuns: 2000 },
      ),
    );

  const parts = (address: string) => {
    const [, path, query = '', hash = ''] = address.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/) ?? [];
    return { path, query, hash };
  };
  const foreign = (search: string) =>
    [...new URLSearchParams(search)].filter(([name]) => name !== 'lang' && name !== 'lng');

  holds('the language is one that the page has', (visit, where) => {
    expect(where.codes).toContain(at(visit, where).locale);
  });

  holds(
    'the address is that of the same page in the language, or the visitor stays',
    (visit, where) => {
      const { locale, address } = at(visit, where);
      const { path } = parts(address);
      if (path === visit.path) return;
      const prefix = locale === 'en' ? '' : `${locale}/`;
      const named = visit.route !== 'home' && visit.path.split('/').includes(visit.route);
      expect(path).toBe(`/${prefix}${named ? `${visit.route}/` : ''}`);
    },
  );

  holds('foreign parameters and the hash stay as they are', (visit, where) => {
    const after = parts(at(visit, where).address);
    expect(foreign(after.query)).toEqual(foreign(visit.query));
    expect(after.hash).toBe(visit.hash);
  });

  holds('deciding again at the result changes nothing', (visit, where) => {
    const first = at(visit, where);
    // The browser has kept the choice, and the host sends the page that was led to.
    const preferred = first.asked ? [first.asked, ...visit.preferred] : visit.preferred;
    const next = { ...visit, ...parts(first.address), preferred, shown: first.locale };
    const second = at(next, where);
    expect(second).toMatchObject({ locale: first.locale, address: first.address });
  });

  const documents = fc.record({
    shown: fc.constantFrom(...localeCodes),
    route: fc.constantFrom(...routes),
  });

  test('whatever a host answers, at most three redirects follow, and none to where the visitor is', () =>
    fc.assert(
      fc.property(visits, fc.func(documents), (first, answer) => {
        let visit: Visit = { ...first, ...answer(first.path) };
        for (let redirects = 0; ; redirects++) {
          const { locale, address } = at(visit);
          if (locale === visit.shown) return;
          expect(redirects).toBeLessThan(3);
          const next = parts(address);
          expect(next.path).not.toBe(visit.path);
          visit = { ...visit, ...next, ...answer(next.path) };
        }
      }),
      { numRuns: 2000 },
    ));
});
