import { render } from '@/components/testing/render';
import { Sections } from './sections';

jest.mock('@/lib/current/page', () => ({
  currentPage: async () => ({ locale: 'en', route: 'terms' }),
}));

test('the table of contents leads to each section, whatever words its key is made of', async () => {
  const sections = ['law', 'partner_links', 'who_may_take_part'].map((key) => ({
    key,
    title: `About ${key}`,
    text: 'Text',
  }));
  const page = await render(
    <Sections title="Terms" intro="Intro" drawing="sheet" sections={sections} />,
  );
  const anchors = page.querySelectorAll('section').map(({ id }) => id);
  expect(anchors).toEqual(['section-law', 'section-partner-links', 'section-who-may-take-part']);
  // One list for telephones and one for wide screens.
  for (const list of ['details', 'details + div']) {
    const links = page.querySelectorAll(`${list} nav a`).map((link) => link.getAttribute('href'));
    expect(links).toEqual(anchors.map((id) => `#${id}`));
  }
});
