/** Without JavaScript everything is there and leads somewhere. */
import { type Locale, localeRow, locales } from '../../lib/locales';
import type { Messages } from '../../lib/messages/load';
import { operatorOf } from '../../lib/operators';
import { hrefOf } from '../../lib/paths';
import { plain } from '../setup/exports';
import { messagesOf, plainTexts } from '../setup/messages';
import { pagesOf } from '../setup/pages';
import { phone } from '../setup/sizes';
import { footerLink } from '../setup/switching';
import { expect, test } from '../setup/test';

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

for (const language of ['en', 'de', 'ja'] as const) {
  test(`all texts in ${language} are there to read, and each page in every language`, async ({
    page,
  }) => {
    const messages = messagesOf(language);
    const { meta: _, header, language: __, footer, pages: texts, ...home } = messages;
    for (const { path, route } of pagesOf(plain).filter(({ locale }) => locale === language)) {
      await page.goto(path);
      const expected = plainTexts(route === 'home' ? home : texts[route])
        .flatMap((text) => text.split('\n\n'))
        .filter((text) => !unseen(messages, language).includes(text));
      expect(expected.length, path).toBeGreaterThan(7);
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
      const body = await page.locator('body').innerText();
      const seen = [...expected, header.earn_cta, footer.disclosure.text];
      expect(seen.filter((text) => !body.includes(text))).toEqual([]);
      const links = await page.locator('footer a[hreflang]').evaluateAll((all) =>
        all.map((link) => ({
          name: link.textContent,
          href: link.getAttribute('href'),
          codes: [link.getAttribute('lang'), link.getAttribute('hreflang')],
          current: link.hasAttribute('aria-current'),
        })),
      );
      expect(links).toEqual(
        locales.map(({ code, name }) => ({
          name,
          href: hrefOf({ locale: code, route }, { lang: code }),
          codes: [code, code],
          current: code === language,
        })),
      );
    }
  });
}

test('navigation, mail, telephone and partner work', async ({ page }) => {
  const { header, pages } = messagesOf('de');
  await page.goto('/de/contact/');
  for (const scheme of ['mailto:', 'tel:+'])
    await expect(page.locator(`main a[href^="${scheme}"]`)).toBeVisible();
  await page.locator('header nav').getByRole('link', { name: header.nav.brands }).click();
  await expect(page).toHaveURL('/de/#brands');
  await expect(page.locator('#brands h2')).toBeInViewport();
  await expect(page.locator('a[rel~=sponsored]').first()).toHaveAttribute('href', /&lang=de$/);
  for (const route of ['terms', 'privacy', 'imprint', 'contact'] as const) {
    const name = pages[route].title;
    await page.locator('footer').getByRole('link', { name, exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
});

test('the language button opens the list, and the menu of narrow windows the navigation', async ({
  page,
}) => {
  await page.goto('/terms/');
  await page.locator('#language-button').click();
  const { name } = localeRow('ja');
  await page.locator('header').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL('/ja/terms/?lang=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(footerLink(page, 'ja')).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize(phone);
  await page.locator('#drawer-button').click();
  const { contact } = messagesOf('ja').header.nav;
  await page.locator('header').getByRole('link', { name: contact }).click();
  await expect(page).toHaveURL('/ja/contact/');
});
