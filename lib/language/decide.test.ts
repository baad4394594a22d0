import { localeCodes } from '../locales';
import fc from '../testing/fast-check';
import { decide, type Site, type Visit } from './decide';
import { siteIn } from './site';

const site = siteIn('');
const visit: Visit = { path: '/', query: '', hash: '', wishes: [], shown: 'en' };
const at = (change: Partial<Visit>, where: Site = site) => decide({ ...visit, ...change }, where);

describe('which language', () => {
  test.each<[string, Partial<Visit>, string]>([
    ['the query comes first', { path: '/de/', query: '?lang=ja', wishes: ['de'] }, 'ja'],
    ['then the prefix', { path: '/de/', wishes: ['ja'] }, 'de'],
    ['then the stored choice and the browser, in order', { wishes: ['', 'xx', 'ja', 'de'] }, 'ja'],
    ['then English', { wishes: ['', 'xx'] }, 'en'],
    ['lng is an alias', { query: '?lng=de' }, 'de'],
    ['lang outranks lng', { query: '?lng=de&lang=ja' }, 'ja'],
    ['an unknown lang leaves the word to lng', { query: '?lang=xx&lng=ja' }, 'ja'],
    ['the first known lang counts', { query: '?lang=xx&lang=de&lang=ja' }, 'de'],
    ['case does not count', { query: '?lang=DE' }, 'de'],
    ['a region falls back on its language', { query: '?lang=de-AT' }, 'de'],
    ['an underscore is a hyphen', { query: '?lang=de_AT' }, 'de'],
    ['en-SG is English', { wishes: ['en-SG', 'de'] }, 'en'],
    ['a prefix in wrong case counts', { path: '/DE/' }, 'de'],
    ['an encoded value is decoded', { query: '?lang=%64e' }, 'de'],
  ])('%s', (_, change, expected) => {
    expect(at(change).locale).toBe(expected);
  });
});

describe('aliases', () => {
  const norse: Site = {
    base: '',
    codes: ['en', 'pt-PT', 'no', 'pt-BR'],
    aliases: [
      ['nb', 'no'],
      ['nn', 'no'],
      ['pt', 'pt-PT'],
    ],
    routes: [],
  };
  test.each([
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['pt', 'pt-PT'],
    ['pt-AO', 'pt-PT'],
    ['pt-br', 'pt-BR'],
    ['PT-PT', 'pt-PT'],
  ])('%s means %s', (wish, expected) => {
    expect(at({ wishes: [wish] }, norse).locale).toBe(expected);
  });
});

describe('which address', () => {
  test.each<[string, Partial<Visit>, string]>([
    ['stays where it belongs', { path: '/terms/', query: '?a=1', hash: '#law' }, '/terms/?a=1#law'],
    ['keeps the page', { path: '/terms/', query: '?lang=de' }, '/de/terms/?lang=de'],
    ['leaves a prefix', { path: '/de/terms/', query: '?lang=en', shown: 'de' }, '/terms/?lang=en'],
    ['adapts the clean address cleanly', { wishes: ['de'], query: '?utm=x' }, '/de/?utm=x'],
    ['knows a page without its slash', { path: '/terms', wishes: ['de'] }, '/de/terms/'],
    ['knows a page by its file', { path: '/terms/index.html', wishes: ['de'] }, '/de/terms/'],
    ['keeps foreign parameters', { query: '?a=1&lang=de&b=2' }, '/de/?a=1&lang=de&b=2'],
    ['turns lng into lang', { query: '?lng=de' }, '/de/?lang=de'],
    ['makes an unknown lang true', { query: '?lang=xx' }, '/?lang=en'],
    ['makes an empty lang true', { query: '?lang' }, '/?lang=en'],
    ['keeps one lang of several', { query: '?lang=en&lang=de' }, '/?lang=en'],
    ['an unknown path under a prefix is its home', { path: '/de/nope/' }, '/de/'],
    ['a prefix in wrong case is its home', { path: '/DE/terms/' }, '/de/'],
    ['stays at an unknown path in its language', { path: '/de/nope/', shown: 'de' }, '/de/nope/'],
    ['never takes a host from the path', { path: '//evil.example/', wishes: ['de'] }, '/de/'],
    ['never keeps a host in the path', { path: '//evil.example/a', query: '?b=1' }, '/?b=1'],
  ])('%s', (_, change, expected) => {
    expect(at(change).address).toBe(expected);
  });

  test.each([
    ['/surveys/terms/', '/surveys/de/terms/'],
    ['/surveys/', '/surveys/de/'],
    ['/surveys', '/surveys/de/'],
  ])('under a base path, %s leads to %s', (path, expected) => {
    expect(at({ path, wishes: ['de'] }, siteIn('/surveys')).address).toBe(expected);
  });
});

describe('for any visit', () => {
  const hostile = [
    '__proto__',
    'constructor',
    '../',
    '%00',
    '<script>',
    'javascript:',
    '//x',
    '%2F',
  ];
  const word = fc.oneof(fc.string(), fc.constantFrom(...hostile, ...localeCodes, 'de-AT', ''));
  const pair = fc.tuple(fc.oneof(fc.constantFrom('lang', 'lng', 'utm_source'), word), word);
  const query = fc.array(pair, { maxLength: 5 }).map((pairs) => {
    const text = new URLSearchParams(pairs).toString();
    return text && `?${text}`;
  });
  const visits: fc.Arbitrary<Visit> = fc.record({
    path: fc.array(word, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    query,
    hash: fc.constantFrom('', '#brands'),
    wishes: fc.array(word, { maxLength: 4 }),
    shown: fc.constant(''),
  });
  const parts = (address: string) => {
    const [, path, search, hash] = address.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/) ?? [];
    return { path, query: search ?? '', hash: hash ?? '' };
  };
  const foreign = (search: string) =>
    [...new URLSearchParams(search)].filter(([name]) => name !== 'lang' && name !== 'lng');
  const encoded = fc.tuple(visits, fc.boolean()).map(([one, nearest]) => {
    // Browsers encode what would end a path.
    const path = one.path.replace(/[?#]/g, encodeURIComponent);
    // For an unknown path hosts send the nearest 404 page, or the English one at the root.
    const folder = localeCodes.find((code) => path.split('/')[1] === code) ?? 'en';
    return { ...one, path, shown: nearest ? folder : 'en' };
  });
  const runs = { numRuns: 2000 };

  test('the language is a registered one', () => {
    fc.assert(
      fc.property(encoded, (one) => localeCodes.some((code) => code === at(one).locale)),
      runs,
    );
  });

  test('the address leads to our own pages or nowhere', () => {
    fc.assert(
      fc.property(encoded, (one) => {
        const { locale, address } = at(one);
        const { path } = parts(address);
        if (path === one.path) return;
        expect(path).toMatch(/^\/([a-zA-Z-]+\/){0,2}$/);
        expect(path.startsWith(locale === 'en' ? '/' : `/${locale}/`)).toBe(true);
      }),
      runs,
    );
  });

  test('foreign parameters and the hash stay as they are', () => {
    fc.assert(
      fc.property(encoded, (one) => {
        const after = parts(at(one).address);
        expect(foreign(after.query)).toEqual(foreign(one.query));
        expect(after.hash).toBe(one.hash);
      }),
      runs,
    );
  });

  test('deciding again at the result changes nothing', () => {
    fc.assert(
      fc.property(encoded, (one) => {
        const first = at(one);
        // The host of the clean English address sends English, and the browser has kept the choice.
        const wishes = first.asked ? [first.asked, ...one.wishes] : one.wishes;
        const second = at({ ...parts(first.address), wishes, shown: first.locale });
        expect(second).toMatchObject({ locale: first.locale, address: first.address });
      }),
      runs,
    );
  });
});
