import german from '../../messages/de.json';
import { localeNamed } from '../testing/test-site';
import { pageTexts } from './page-texts';

test('the home page is named by the messages of the article', async () => {
  expect(await pageTexts({ locale: localeNamed('de'), route: 'home' })).toEqual({
    title: german.meta.title,
    description: german.meta.description,
    // Without soft hyphens.
    heading: german.hero.title.replaceAll('\u00ad', ''),
    home: german.header.home,
  });
});

test('any other page has messages of its own', async () => {
  const { meta, title } = german.pages.terms;
  expect(await pageTexts({ locale: localeNamed('de'), route: 'terms' })).toMatchObject({
    title: meta.title,
    description: meta.description,
    heading: title.replaceAll('\u00ad', ''),
    home: german.header.home,
  });
});
