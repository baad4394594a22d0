import { testSite } from '../../lib/testing/test-site';
import { notFoundPages } from './not-found';

test.each(['', '/surveys'])(
  'below "%s" the pages of a language are those below its folder',
  (base) => {
    const pages = notFoundPages(testSite({ BASE_PATH: base }));
    const pageFor = (path: string) =>
      pages.find(({ pattern }) => RegExp(pattern, 'i').test(base + path))?.page;
    for (const path of ['/de', '/de/', '/DE/', '/de/nope/at/all'])
      expect(pageFor(path)).toBe(`${base}/de/404.html`);
    expect(pageFor('/pt-br/')).toBe(`${base}/pt-BR/404.html`);
    for (const path of ['/', '/design/', '/deutsch/', '/nope/de/', '/pt/'])
      expect(pageFor(path)).toBeUndefined();
  },
);
