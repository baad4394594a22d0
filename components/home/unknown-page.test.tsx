import { render } from '@/components/testing/render';
import { renderIn } from '@/lib/testing/next-intl-server';
import english from '@/messages/en.json';
import { UnknownPage } from './unknown-page';

jest.mock('@/lib/current/site', () => {
  const { testSite } = jest.requireActual('@/lib/testing/test-site');
  return { site: testSite() };
});

jest.mock('@/lib/current/page', () => ({
  currentPage: async () => ({ locale: 'en', route: 'home' }),
}));

test('the notice is hidden, has a title for the page, and links only to pages that exist', async () => {
  renderIn('en');
  const notice = (await render(<UnknownPage />)).querySelector('[data-unknown-page]');
  expect(notice?.hasAttribute('hidden')).toBe(true);
  expect(notice?.getAttribute('data-unknown-page')).toBe(english.unknown_page.title);
  // The test site has no page for contact.
  expect(notice?.querySelectorAll('a').map(({ attrs }) => attrs.href)).toEqual(['/']);
});
