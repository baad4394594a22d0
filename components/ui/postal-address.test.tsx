import { render } from '@/components/testing/render';
import { renderIn } from '@/lib/testing/next-intl-server';
import { localeNamed } from '@/lib/testing/test-site';
import { PostalAddress } from './postal-address';

jest.mock('@/lib/current/site', () => {
  const { guideSettings, testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite(guideSettings) };
});

const berlin = 'Kaya Ratgeber GmbH\nLindenstraße 14 b\n10969 Berlin';
const melbourne = 'Kaya Guides Pte. Ltd.\n12 Collins Street\nMelbourne VIC 3000';

/** Screen readers change their voice for it. */
test.each([
  ['ja', berlin, 'de', 'ドイツ'],
  ['pt-BR', berlin, 'de', 'Alemanha'],
  ['de', berlin, undefined, 'Deutschland'],
  ['en', melbourne, undefined, 'Australia'],
] as const)(
  'on a page in %s the address says its language',
  async (locale, lines, lang, country) => {
    renderIn(localeNamed(locale));
    const address = (await render(<PostalAddress />)).querySelector('address');
    expect(address?.textContent).toBe(`${lines}\n${country}`);
    const own = address?.querySelector('span');
    expect([own?.textContent, own?.getAttribute('lang')]).toEqual([lines, lang]);
  },
);
