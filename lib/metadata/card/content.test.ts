import german from '../../../messages/de.json';
import { localeNamed, testConfig, testSite } from '../../testing/test-site';
import { cardContent } from './content';

const site = testSite();

test('a card says the title of its page, and of no other page than an article that it is sponsored', async () => {
  expect(await cardContent(site, { locale: localeNamed('de'), route: 'imprint' })).toEqual({
    siteName: 'Guide',
    label: '',
    titleLines: [['Impressum']],
    titleSize: 80,
  });
});

test.each([
  ['en', 'Sponsored'],
  ['de', 'Anzeige'],
  ['ja', '広告'],
] as const)('in %s the label of the article is %s', async (locale, label) => {
  expect((await cardContent(site, { locale: localeNamed(locale), route: 'home' })).label).toBe(
    label,
  );
});

test('the home page has the title of its article, without break hints', async () => {
  const { titleLines } = await cardContent(site, { locale: localeNamed('de'), route: 'home' });
  expect(titleLines.flat().join('').replaceAll('\u00a0', ' ')).toBe(
    german.hero.title.replace(/[\u00ad\u200b]/g, '').replaceAll('\u00a0', ' '),
  );
});

test('a name in a script without a font is not drawn', async () => {
  const { siteName } = await cardContent(testSite({}, { ...testConfig, name: 'دليل' }), {
    locale: localeNamed('de'),
    route: 'terms',
  });
  expect(siteName).toBe('');
});
