import { render } from '@/components/testing/render';
import { renderIn } from '@/lib/testing/next-intl-server';
import { Footer } from './footer';
import { Header } from './header';

jest.mock('@/lib/current/site', () => {
  const { testConfig, testSite } = jest.requireActual('@/lib/testing/test-site');
  const { pages, languages } = testConfig;
  const config = {
    ...testConfig,
    languages: languages.slice(0, 1),
    pages: pages.map(({ languages: _, ...page }: (typeof pages)[0]) => page),
  };
  return { site: testSite({}, config) };
});

jest.mock('@/lib/current/page', () => ({
  currentPage: async () => ({ locale: 'en', route: 'home' }),
}));

test('a site in one language has no menu of languages, in the header, the drawer or the footer', async () => {
  renderIn('en');
  for (const part of [<Header key="header" />, <Footer key="footer" />]) {
    const shown = await render(part);
    expect(shown.querySelectorAll('a').length).toBeGreaterThan(2);
    expect(shown.querySelectorAll('[hreflang]')).toEqual([]);
    expect(shown.querySelectorAll('#language-menu, #footer-languages')).toEqual([]);
    expect(shown.text).not.toMatch(/language/i);
  }
});
