/**
 * What a screen reader says, in the page's own language: names, states and announcements. Those of
 * a change of language are tested in language-switch.client.test.ts.
 */
import type { Locator } from 'playwright/test';
import { hrefOf } from '../../lib/address/paths';
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { languageRow } from '../../lib/site/languages';
import { escapePattern } from '../../tools/hosting/escape-pattern';
import { button, fill, status } from '../setup/contact-form';
import { corsHeaders } from '../setup/endpoint';
import { filled, plain } from '../setup/exports';
import { languageOrEnglish } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { focusMenu, footerLink } from '../setup/switching';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

/**
 * Records every text that a live region gets from now on. Returns a function that reads the record.
 */
async function listen(region: Locator): Promise<() => Promise<string[]>> {
  const announcements = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => texts.push(element.textContent ?? '');
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(element, changes);
    return texts;
  });
  return () => announcements.jsonValue();
}

test.use({ baseURL: filled.origin });

// In another script: all languages' texts come the same way.
const locale = languageOrEnglish('ja');
const texts = messagesOf(locale);
const { name } = languageRow(plain.site, locale);
const home = hrefOf({ locale, route: 'home' }, filled);

test('links say that they open a new tab, and those to the partner that they are advertising', async ({
  page,
}) => {
  const { ad_label: label, ad_label_pause: pause, header } = texts;
  const newTab = header.opens_in_new_tab;
  for (const address of [home, `${home}imprint/`]) {
    await page.goto(address);
    const links = page.locator('a[target=_blank]:visible');
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all()) {
      const isPartner = await link.evaluate(({ relList }: HTMLAnchorElement) =>
        relList.contains('sponsored'),
      );
      // Behind the link's own words.
      const end = isPartner ? [pause, `${label} ${newTab}`] : ['', newTab];
      await expect(link).toHaveAccessibleName(
        new RegExp(`\\S${end.map(escapePattern).join('\\s')}$`),
      );
    }
  }
});

// The verifier checks that landmarks have names in the page's language.
test('controls have their names and states', async ({ page }) => {
  await page.goto(`${home}terms/`);
  const { nav } = texts.header;
  const control = page.getByRole('button', {
    name: texts.language.current.replace('{language}', name),
    exact: true,
  });
  await focusMenu(page);
  await expect(control).toHaveAttribute('aria-expanded', 'false');
  await control.click();
  await expect(control).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  const open = page.getByRole('button', { name: nav.open_menu, exact: true });
  await page.locator('#drawer-button').focus();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.click();
  const drawer = page.getByRole('dialog', { name: nav.label, exact: true });
  await expect(drawer.getByRole('button', { name: nav.close_menu, exact: true })).toBeVisible();
  for (const inside of [nav.label, texts.language.choose]) {
    await expect(drawer.getByRole('navigation', { name: inside, exact: true })).toBeVisible();
  }
});

test('the current page, section and language are said to be current', async ({ page }) => {
  const current = (place: string, value: string) =>
    page.locator(`${place} [aria-current=${value}]:visible`);
  await page.goto(`${home}contact/`);
  await expect(current('header nav', 'page')).toHaveText(texts.header.nav.contact);
  await expect(current('main nav', 'page')).toHaveText(texts.pages.contact.title);
  await expect(current('footer', 'page')).toHaveText(texts.pages.contact.title);
  await footerLink(page, locale);
  await expect(current('footer', 'true')).toHaveText(name);
  await page.goto(`${home}imprint/`);
  await expect(current('header nav', 'page')).toHaveCount(0);
  await expect(current('footer', 'page')).toHaveText(texts.pages.imprint.title);
  await page.goto(`${home}#brands`);
  await expect(current('header nav', 'location')).toHaveText(texts.header.nav.brands);
  await expect(current('footer', 'page')).toHaveText(texts.header.home);
});

test('a message is sending, then failed or sent, once each', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  let answer = 500;
  await page.route(filled.environment.CONTACT_ENDPOINT, (route) =>
    route.fulfill({ status: answer, headers: corsHeaders }),
  );
  await page.goto(`${home}contact/`);
  const region = status(page);
  const announcements = await listen(region);
  const { submitting, success } = texts.pages.contact.form;
  await fill(page);
  await button(page).click();
  await expect(region).toHaveAttribute('data-phase', 'failed');
  const failure = (await region.textContent()) ?? '';
  await expect(region).toBeFocused();
  // The line is above the fields, so that the next stops are the address that it names, and the
  // first field.
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[name=name]')).toBeFocused();
  answer = 200;
  await button(page).click();
  await expect(region).toHaveText(success);
  await expect(region).toBeFocused();
  expect((await announcements()).map(withoutBreakHints)).toEqual(
    [submitting, failure, submitting, success].map(withoutBreakHints),
  );
  // The fields are locked: what is left is the way to the privacy policy.
  await page.keyboard.press('Tab');
  await expect(page.locator('main form a:visible')).toBeFocused();
});
