/**
 * Without JavaScript everything is there. broken-network.spec.ts proves that its links and controls
 * work, menu.spec.ts and spoken.spec.ts what the lists of languages contain.
 */

import { withoutBreakHints } from '../../lib/messages/break-hints';
import type { Messages } from '../../lib/messages/load';
import { companyOf } from '../../lib/site/companies';
import type { Locale } from '../../lib/site/names';
import { button, expectKept, fill } from '../setup/contact-form';
import { pagesIn, plain } from '../setup/exports';
import { homePath, languageOrEnglish, languagesAmong } from '../setup/languages';
import { messagesOf, plainTexts } from '../setup/messages';
import { expect, test } from '../setup/test';

test.use({ javaScriptEnabled: false });

/**
 * What a page does not show at once: pictures' texts, what follows an answer or a message, what is
 * said at unknown addresses, brands that are left out, and variants for other settings, for an
 * operator in another country and for another telephone number.
 */
function unseen(
  { hero, about, pay, survey, five, cta_section, unknown_page, pages }: Messages,
  locale: Locale,
): string[] {
  const { submitting, success, refused, reasons, leave_empty, use } = pages.contact.form;
  const { text_connected } = pages.privacy.sections.contact_form;
  const { country, phone } = companyOf(plain.site, locale);
  const elsewhere = country === 'SG' ? 'DE' : 'SG';
  const { zones, call_costs } = pages.contact.details;
  const brands: readonly string[] = plain.site.config.brands;
  const otherBrands = Object.entries(cta_section.brands.names).filter(
    ([brand]) => !brands.includes(brand),
  );
  return [
    hero.image_alt,
    about.image_alt,
    pay.strip.alt,
    // Only a script could answer.
    pay.length,
    survey.leave_answer,
    survey.closing,
    ...plainTexts(unknown_page),
    ...otherBrands.map(([, name]) => name),
    submitting,
    success,
    refused,
    ...Object.values(reasons),
    leave_empty,
    use,
    ...(plain.site.config.topFive.length > 0 ? [] : plainTexts(five)),
    ...text_connected.split('\n\n'),
    zones[elsewhere],
    ...(phone.startsWith('+65') ? [call_costs] : []),
    ...plainTexts(pages.imprint[elsewhere]),
  ];
}

for (const language of languagesAmong('en', 'de', 'ja')) {
  test(`all texts in ${language} are there`, async ({ page }) => {
    const messages = messagesOf(language);
    const { meta: _, header, language: __, footer, pages: texts, ...home } = messages;
    for (const { path, route } of pagesIn(language, plain)) {
      await page.goto(path);
      const expected = plainTexts(route === 'home' ? home : texts[route])
        .flatMap((text) => text.split('\n\n'))
        .filter((text) => !unseen(messages, language).includes(text));
      expect(expected.length, path).toBeGreaterThan(1);
      for (const folded of await page.locator('main summary:visible').all()) await folded.click();
      const body = withoutBreakHints(await page.locator('body').innerText());
      const seen = [...expected, header.earn_cta, footer.disclosure.text].map(withoutBreakHints);
      expect(seen.filter((text) => !body.includes(text))).toEqual([]);
    }
  });
}

const german = homePath(languageOrEnglish('de'));

test('the form that nobody gets sends nothing, and puts no text into the address', async ({
  page,
}) => {
  await page.goto(`${german}contact/`);
  await fill(page);
  await button(page).click();
  await expectKept(page);
  await expect(page).toHaveURL(`${german}contact/`);
});

test('the menu of a telephone opens below its button, which closes it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(german);
  const button = page.locator('#drawer-button');
  const { home } = messagesOf(languageOrEnglish('de')).header;
  const link = page.locator('#drawer').getByRole('link', { name: home, exact: true });
  await button.click();
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeHidden();
});
