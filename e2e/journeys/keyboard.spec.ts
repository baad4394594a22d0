/** Visits by keyboard alone, in each browser engine besides Chromium that is installed. */
import type { EngineBrowser, EnginePage } from '../setup/engines/engine';
import { firefox } from '../setup/engines/firefox';
import { webkit } from '../setup/engines/webkit';
import { focused, tabTo, type } from '../setup/keyboard';
import { needsLanguages } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

needsLanguages('de');

const { header, language, pages } = messagesOf('de');
const { form } = pages.contact;

for (const engine of [firefox, webkit]) {
  test.describe(engine.name, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default' });
    test.skip(!engine.program, `${engine.name} is not installed`);

    let browser: EngineBrowser;
    let page: EnginePage;
    // While a page is being left, nothing can be evaluated in it.
    const expectIn = <Result>(pageFunction: () => Result) =>
      expect.poll(() => page.evaluate(pageFunction).catch(() => undefined));
    const address = () => expectIn(() => location.pathname + location.search + location.hash);

    test.beforeAll(async () => {
      browser = await engine.launch();
    });
    test.afterAll(() => browser.close());
    test.beforeEach(async () => {
      page = await browser.newPage();
      await page.setWidth(1200);
    });
    test.afterEach(async () => {
      expect(page.errors).toEqual([]);
      await page.close();
    });

    test('lands in the browser’s language, and the first stop leads past the header', async () => {
      await page.goto(engine.isGerman ? '/' : '/?lang=de');
      await expectIn(() => document.documentElement.lang).toBe('de');
      await address().toBe(engine.isGerman ? '/de/' : '/de/?lang=de');
      await page.press('Tab');
      expect(await focused(page)).toBe(header.skip_to_content);
      await page.press('Enter');
      await expectIn(() => location.hash).toBe('#content');
      await page.press('Tab');
      await expectIn(() => document.activeElement?.closest('main')?.id).toBe('content');
    });

    test('changes the language in the menu, and stays where it was', async () => {
      await page.goto('/de/terms/');
      const entries = await page.evaluate(() => history.length);
      await tabTo(page, language.current.replace('{language}', 'Deutsch'));
      await page.press('Enter');
      await expectIn(() => document.activeElement?.role).toBe('menu');
      // Headless UI takes letters that come slowly, as on a busy machine, for the beginnings of two
      // words.
      await expect(async () => {
        await type(page, 'en');
        expect(await focused(page)).toBe('English');
      }).toPass();
      await page.press('Enter');
      await expectIn(() => document.documentElement.lang).toBe('en');
      await address().toBe('/terms/?lang=en');
      await expectIn(() => document.activeElement?.id).toBe('language-button');
      await expectIn(
        () => document.querySelector('#language-status > :not([hidden])')?.textContent,
      ).toBe(messagesOf('en').language.changed);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    test('reads a section by the navigation, and goes on from there', async () => {
      await page.goto('/de/');
      await tabTo(page, header.nav.brands);
      await page.press('Enter');
      await address().toBe('/de/#brands');
      await expectIn(() => {
        const heading = document.querySelector('#brands h2')?.getBoundingClientRect();
        return heading && heading.top > 0 && heading.bottom < innerHeight;
      }).toBe(true);
      await page.press('Tab');
      await expectIn(() => document.activeElement?.closest('section')?.id).toBe('brands');
    });

    test('opens the drawer, closes it, and leaves it for another page', async () => {
      await page.setWidth(700);
      await page.goto('/de/');
      await tabTo(page, header.nav.open_menu);
      const inDrawer = () =>
        expectIn(() => Boolean(document.activeElement?.closest('[role=dialog]')));
      await page.press('Enter');
      await inDrawer().toBe(true);
      await page.press('Escape');
      await expectIn(() => document.activeElement?.id).toBe('drawer-button');
      await page.press('Enter');
      await inDrawer().toBe(true);
      await tabTo(page, header.nav.close_menu);
      await page.press('Enter');
      await expectIn(() => document.activeElement?.id).toBe('drawer-button');
      await page.press('Enter');
      await inDrawer().toBe(true);
      await tabTo(page, header.nav.contact);
      await page.press('Enter');
      await expectIn(() => document.querySelector('h1')?.textContent).toBe(pages.contact.title);
      await address().toBe('/de/contact/');
      await expectIn(() => document.querySelector('[role=dialog]')).toBe(null);
    });

    test('follows a partner link to a new tab, and is still here', async () => {
      await page.goto('/de/');
      await tabTo(page, header.earn_cta);
      expect(await focused(page)).toContain(header.opens_in_new_tab);
      expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href)).toMatch(
        /affid=4343&lang=de$/,
      );
      await page.press('Enter');
      await expect.poll(() => page.countTabs()).toBe(2);
      await address().toBe('/de/');
    });

    test('sends the form', async () => {
      await page.goto('/de/contact/');
      for (const name of ['name', 'email', 'subject', 'message'] as const) {
        await tabTo(page, form[name]);
        await type(page, name);
      }
      await tabTo(page, form.submit);
      await page.press('Enter');
      await expectIn(() => document.querySelector('form button')?.textContent).toBe(
        form.submitting,
      );
      await expectIn(() => document.querySelector('form [role=status]')?.textContent).toBe(
        form.success,
      );
      expect(
        await page.evaluate(() =>
          Array.from(document.querySelectorAll('form input, form textarea'), (field) =>
            field.matches(':disabled') ? (field as HTMLInputElement).value : 'enabled',
          ),
        ),
      ).toEqual(['name', 'email', 'subject', 'message']);
      // Firefox restores that a field was disabled, and what was typed.
      await page.evaluate(() => location.reload());
      await expectIn(() => document.querySelector('form [role=status]')?.textContent).toBe('');
      await expectIn(() => document.querySelectorAll('form :disabled').length).toBe(0);
      await expectIn(() => document.querySelector('form button')?.textContent).toBe(form.submit);
    });
  });
}
