import german from '../../../messages/de.json';
import { localeNamed, testSite } from '../../testing/test-site';
import { cardContent } from './content';

const site = testSite({ SITE_NAME: 'Guide' });

test('a card says the title of its page, and in its language that the site is sponsored', async () => {
  expect(await cardContent(site, { locale: localeNamed('de'), route: 'imprint' })).toEqual({
    siteName: 'Guide',
    label: 'Anzeige',
    titleParts: ['Impressum'],
    titleSize: 80,
  });
});

test.each([
  ['en', 'Sponsored'],
  ['ja', '広告'],
] as const)('in %s the label is %s', async (locale, label) => {
  expect((await cardContent(site, { locale: localeNamed(locale), route: 'terms' })).label).toBe(
    label,
  );
});

test('the home page has the title of its article, without break hints', async () => {
  const { titleParts } = await cardContent(site, { locale: localeNamed('de'), route: 'home' });
  expect(titleParts).toEqual([german.hero.title.replace(/[\u00ad\u200b\u2060]/g, '')]);
});

test('a name in a script without a font is not drawn', async () => {
  const { siteName } = await cardContent(testSite({ SITE_NAME: 'دليل' }), {
    locale: localeNamed('de'),
    route: 'terms',
  });
  expect(siteName).toBe('');
});
