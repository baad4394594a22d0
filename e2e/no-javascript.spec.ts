/** Without JavaScript everything is there and leads somewhere. */
import { type Locale, locales } from '../lib/locales';
import type { Messages } from '../lib/messages/load';
import { operatorOf } from '../lib/operators';
import { hrefOf } from '../lib/paths';
import { messagesOf, plainTexts } from './setup/messages';
import { pagesOf } from './setup/pages';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';

test.use({ javaScriptEnabled: false });

/**
 * What a page does not show at once: pictures' texts, the form's later states, and variants for other settings and
 * for an operator in another country.
 */
function unseen({ hero, about, pages }: Messages, locale: Locale): string[] {
  const { submitting, success, leave_empty } = pages.contact.form;
  const { text_connected } = pages.privacy.sections.contact_form;
  const elsewhere = operatorOf(locale).country === 'SG' ? 'DE' : 'SG';
  return [
    ...[hero.image_alt, about.image_alt, submitting, success, leave_empty],
    ...text_connected.split('\n\n'),
    pages.contact.details.zones[elsewhere],
    ...plainTexts(pages.imprint[elsewhere]),
  ];
}

for (const { path, route, locale } of pagesOf(plain).filter(({ locale }) =>
  ['en', 'de'].includes(locale),
)) {
  test(`${path} links to itself in every language`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator('footer a[hreflang]');
    await expect(links).toHaveText(locales.map(({ name }) => name));
    for (const [index, { code }] of locales.entries()) {
      await expect(links.nth(index)).toHaveAttribute('hreflang', code);
      await expect(links.nth(index)).toHaveAttribute('lang', code);
      const page = `${code === 'en' ? '' : `/${code}`}/${route === 'home' ? '' : `${route}/`}`;
      await expect(links.nth(index)).toHaveAttribute('href', `${page}?lang=${code}`);
    }
    await expect(page.locator('footer a[hreflang][aria-current]')).toHaveAttribute(
      'hreflang',
      locale,
    );
  });
}

for (const language of ['en', 'de', 'ja'] as const) {
  const pages = pagesOf(plain).filter(({ locale }) => locale === language);
  const messages = messagesOf(language);

  test(`all texts in ${language} are there to read`, async ({ page }) => {
    const { meta: _, header, language: __, footer, pages: texts, ...home } = messages;
    for (const { path, route } of pages) {
      await page.goto(path);
      const shown = route === 'home' ? home : texts[route];
      const expected = plainTexts(shown)
        .flatMap((text) => text.split('\n\n'))
        .filter((text) => !unseen(messages, language).includes(text));
      expect(expected.length, path).toBeGreaterThan(7);
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
      const body = await page.locator('body').innerText();
      for (const text of [...expected, header.earn_cta, footer.disclosure.text]) {
        expect(body, path).toContain(text);
      }
    }
  });

  test(`navigation, mail, telephone and partner work in ${language}`, async ({ page }) => {
    const { header, pages: texts } = messages;
    await page.goto(hrefOf({ locale: language, route: 'contact' }));
    for (const scheme of ['mailto:', 'tel:+']) {
      await expect(page.locator(`main a[href^="${scheme}"]`)).toBeVisible();
    }
    await page.locator('header nav').getByRole('link', { name: header.nav.brands }).click();
    await expect(page).toHaveURL(`${hrefOf({ locale: language, route: 'home' })}#brands`);
    await expect(page.locator('#brands h2')).toBeInViewport();
    const partners = page.locator('a[rel~=sponsored]');
    expect(await partners.count()).toBeGreaterThan(12);
    for (const link of await partners.all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`[?&]affid=4343&lang=${language}$`));
    }
    for (const route of ['terms', 'privacy', 'imprint', 'contact'] as const) {
      const name = texts[route].title;
      await page.locator('footer').getByRole('link', { name, exact: true }).first().click();
      await expect(page.locator('h1')).toHaveText(name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
}

test('the language button opens the list', async ({ page }) => {
  await page.goto('/terms/');
  await page.locator('#language-button').click();
  await page.locator('header').getByRole('link', { name: '日本語' }).first().click();
  await expect(page).toHaveURL('/ja/terms/?lang=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('the menu of narrow screens opens the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/');
  await page.locator('#drawer-button').click();
  await page.locator('header').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact/');
});
