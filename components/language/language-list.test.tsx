import { render } from '@/components/testing/render';
import { decide } from '@/lib/address/decide';
import { registryFor } from '@/lib/address/decision-registry';
import { site } from '@/lib/current/site';
import { languageRow, localesOf } from '@/lib/site/languages';
import { LanguageList } from './language-list';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite() };
});

jest.mock('@/lib/current/page', () => ({
  currentPage: async () => ({ locale: 'de', route: 'terms' }),
}));

test('the address of a link to a language shows it to those who prefer all others, too', async () => {
  const codes = localesOf(site);
  const list = await render(<LanguageList idPrefix="language" linkClassName="" />);
  const shown = list.querySelectorAll('a').map(({ attrs }) => {
    const { pathname: path, search: query } = new URL(attrs.href, 'https://guide.test');
    const current = attrs.hreflang;
    const preferred = codes.filter((code) => code !== current);
    const visit = { path, query, hash: '', current, route: 'terms', preferred };
    return decide(visit, registryFor(site, codes)).locale;
  });
  expect(shown).toEqual(codes);
});

test('links name what browsers may call their languages otherwise', async () => {
  const list = await render(<LanguageList idPrefix="language" linkClassName="" />);
  const named = list.querySelectorAll('a').flatMap(({ attrs }) => attrs['data-aliases'] ?? []);
  expect(named).toEqual(
    localesOf(site).flatMap((code) => languageRow(site, code).aliases?.join(' ') ?? []),
  );
  expect(named).not.toEqual([]);
});
