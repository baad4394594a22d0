import { localesOf } from '../site/languages';
import { routesOf } from '../site/pages';
import fc from '../testing/fast-check';
import { localeNamed, testSite } from '../testing/test-site';
import { decide, type Registry, type Visit } from './decide';
import { registryFor } from './decision-registry';
import { notFoundFile } from './grammar';
import { pageAt } from './paths';

const site = testSite();
const localeCodes = localesOf(site);
const routes = routesOf(site);
const registry = registryFor(site, localeCodes);
const english = { current: 'en', route: 'home' };
const homeVisit: Visit = { path: '/', query: '', hash: '', preferred: [], ...english };
const notFound = { current: 'en', route: notFoundFile };

const codesOf = ({ names }: Registry) => names.map(([, code]) => code);

/**
 * The document that a host sends: the page at the path, or for an unknown path the English page
 * that says so.
 */
function documentAt(path: string, basePath: string): Pick<Visit, 'current' | 'route'> {
  const page = pageAt(site, path.slice(basePath.length).split('/').filter(Boolean));
  return page ? { current: page.locale, route: page.route } : notFound;
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
  const where = registryFor(sorted, localesOf(sorted));
  expect(at({ preferred: ['pt'] }, where).locale).toBe('pt-PT');
});

describe('a language in two scripts', () => {
  const languages = [
    ...site.config.languages,
    { code: 'zh-Hans', name: '简体中文', aliases: ['zh-MY'], company: 'germany' },
    { code: 'zh-Hant', name: '繁體中文', aliases: ['zh-TW'], company: 'germany' },
  ];
  const chinese = { ...site, config: { ...site.config, languages } };
  const where = registryFor(chinese, localesOf(chinese));
  test.each([
    ['zh-Hant', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['zh-Hant-HK-x-private', 'zh-Hant'],
    ['ZH_HANT_TW', 'zh-Hant'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-TW-x-private', 'zh-Hant'],
    ['zh-SG', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh-Hantu', 'zh-Hans'],
    ['zhx', 'en'],
  ])('%s means %s: the tag is shortened step by step', (tag, expected) => {
    expect(at({ preferred: [tag] }, where).locale).toBe(expected);
    expect(at({ query: `?lang=${tag}` }, where).locale).toBe(expected);
  });
});

describe('which address', () => {
  test.each<[string, Partial<Visit>, string]>([
    ['stays where it belongs', { path: '/terms/', query: '?a=1', hash: '#law' }, '/terms/?a=1#law'],
    ['keeps the page', { path: '/terms/', query: '?lang=de' }, '/de/terms/?lang=de'],
    ['leaves a prefix', { path: '/de/terms/', query: '?lang=en' }, '/terms/?lang=en'],
    ['adapts the clean address cleanly', { preferred: ['de'], query: '?utm=x' }, '/de/?utm=x'],
    [
      'knows a page without its slash',
      { path: '/terms', preferred: ['de'], route: 'terms' },
      '/de/terms/',
    ],
    [
      'knows a page by its file',
      { path: '/terms/index.html', preferred: ['de'], route: 'terms' },
      '/de/terms/',
    ],
    [
      'has no page at another address',
      { path: '/de%2Fterms/', current: 'de', route: 'terms' },
      '/',
    ],
    ['keeps foreign parameters', { query: '?a=1&lang=de&b=2' }, '/de/?a=1&lang=de&b=2'],
    [
      'keeps them to the byte',
      { query: '?c=%E9&flag&lng=de&&a=b+c%20d' },
      '/de/?c=%E9&flag&&a=b+c%20d&lang=de',
    ],
    ['knows its name by any other spelling', { query: '?%6cang=xx&l' }, '/?l&lang=en'],
    ['takes no other name for its own', { query: '??lang=de&xlang=de' }, '/??lang=de&xlang=de'],
    ['turns lng into lang', { query: '?lng=de' }, '/de/?lang=de'],
    ['makes an unknown lang true', { query: '?lang=xx' }, '/?lang=en'],
    ['makes an empty lang true', { query: '?lang' }, '/?lang=en'],
    ['drops an empty second lang', { path: '/de/', query: '?lang=de&lang=' }, '/de/?lang=de'],
    ['drops an empty lng beside lang', { path: '/de/', query: '?lang=de&lng=' }, '/de/?lang=de'],
    ['keeps one lang of several', { query: '?lang=en&lang=de' }, '/?lang=en'],
    [
      'an unknown path leads to the page that says so',
      { path: '/nope', preferred: ['de'] },
      '/de/404.html',
    ],
    ['one under a prefix to that of its language', { path: '/de/nope/' }, '/de/404.html'],
    ['one under a prefix in wrong case too', { path: '/DE/terms/', query: '?a' }, '/de/404.html?a'],
    [
      'one that asks for English too',
      { path: '/de/nope/', query: '?lang=en', current: 'de' },
      '/404.html?lang=en',
    ],
    ['one within a page too', { path: '/terms/more/', preferred: ['de'] }, '/de/404.html'],
    [
      'what says so stays',
      { path: '/de/404.html', preferred: ['ja'], current: 'de' },
      '/de/404.html',
    ],
    [
      'and stays where a host sends the home page',
      { path: '/de/404.html', ...english },
      '/de/404.html',
    ],
    ['and where it has it in English alone', { path: '/de/404.html' }, '/de/404.html'],
    ['stays at an unknown path in its language', { path: '/de/nope/', current: 'de' }, '/de/nope/'],
    ['stays where another language’s page is sent', { path: '/de/', current: 'en' }, '/de/'],
    ['stays there with a hash', { path: '/de/', hash: '#brands', current: 'en' }, '/de/#brands'],
    [
      'says what it shows there',
      { path: '/de/', query: '?lang=de', current: 'en' },
      '/de/?lang=en',
    ],
    ['stays at a clean address too', { path: '/', preferred: ['en'], current: 'de' }, '/'],
    [
      'never takes a host from the path',
      { path: '//evil.example/', preferred: ['de'] },
      '/de/404.html',
    ],
    [
      'never keeps a host in the path',
      { path: '//evil.example/a', query: '?b=1' },
      '/404.html?b=1',
    ],
  ])('%s', (_, change, expected) => {
    expect(at(change).address).toBe(expected);
  });

  test.each([
    ['/surveys/terms/', '/surveys/de/terms/'],
    ['/surveys/', '/surveys/de/'],
    ['/surveys', '/surveys/de/'],
    ['/surveys/nope', '/surveys/de/404.html'],
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
    expect(at({ query: '?lang=ja' }, few).requested).toBeUndefined();
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
      .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}&c=%E9&flag` : '')),
    hash: fc.constantFrom('', '#brands'),
    preferred: fc.array(word, { maxLength: 4 }),
    // Any page at any path: hosts send what they like.
    route: fc.constantFrom(...routes, notFoundFile),
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
          const current = nearest && codesOf(where).includes(folder) ? folder : 'en';
          property({ ...visit, current }, where);
        }),
        { numRuns: 2000 },
      ),
    );

  const parts = (address: string) => {
    const [, path, query = '', hash = ''] = address.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/) ?? [];
    return { path, query, hash };
  };
  /** To the byte, but for those that name a language. */
  const foreign = (search: string) =>
    search
      .slice(1)
      .split('&')
      .filter((part) => part && !/^(lang|lng)(=|$)/.test(part));

  holds('the language is one that the page has', (visit, where) => {
    expect(codesOf(where)).toContain(at(visit, where).locale);
  });

  holds(
    'the address is that of the same page in the language, or the visitor stays',
    (visit, where) => {
      const { locale, address } = at(visit, where);
      const { path } = parts(address);
      if (path === visit.path) return;
      const prefix = locale === 'en' ? '' : `${locale}/`;
      const named = visit.route !== 'home' && visit.path.split('/').includes(visit.route);
      const isUnknown = visit.route === notFoundFile || visit.path.endsWith(`/${notFoundFile}`);
      const file = isUnknown && notFoundFile;
      expect(path).toBe(`/${prefix}${file || (named ? `${visit.route}/` : '')}`);
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
    const preferred = first.requested ? [first.requested, ...visit.preferred] : visit.preferred;
    const next = { ...visit, ...parts(first.address), preferred, current: first.locale };
    const second = at(next, where);
    expect(second).toMatchObject({ locale: first.locale, address: first.address });
  });

  const documents = fc.record({
    current: fc.constantFrom(...localeCodes),
    route: fc.constantFrom(...routes, notFoundFile),
  });

  test('whatever a host answers, at most three redirects follow, and none to where the visitor is', () =>
    fc.assert(
      fc.property(visits, fc.func(documents), (first, answer) => {
        let visit: Visit = { ...first, ...answer(first.path) };
        for (let redirects = 0; ; redirects++) {
          const { locale, address } = at(visit);
          if (locale === visit.current) return;
          expect(redirects).toBeLessThan(3);
          const next = parts(address);
          expect(next.path).not.toBe(visit.path);
          visit = { ...visit, ...next, ...answer(next.path) };
        }
      }),
      { numRuns: 2000 },
    ));
});
