/** Visits by keyboard alone, in each browser engine besides Chromium that is installed. */
import { firefox, webkit } from '../setup/engines/engines';
import type { Engine, Visitor } from '../setup/engines/visitor';
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
    test.skip(!engine.program, `${engine.name} is not installed: its journeys are not walked`);

    let browser: Awaited<ReturnType<Engine['launch']>>;
    let visitor: Visitor;
    // A page that is being left cannot be asked.
    const see = <Answer>(question: () => Answer) =>
      expect.poll(() => visitor.ask(question).catch(() => undefined));
    const address = () => see(() => location.pathname + location.search + location.hash);

    test.beforeAll(async () => {
      browser = await engine.launch();
    });
    test.afterAll(() => browser.stop());
    test.beforeEach(async () => {
      visitor = await browser.visit();
      await visitor.widen(1200);
    });
    test.afterEach(async () => {
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    });

    test('lands in the browser’s language, and the first stop leads past the header', async () => {
      await visitor.open(engine.german ? '/' : '/?lang=de');
      await see(() => document.documentElement.lang).toBe('de');
      await address().toBe(engine.german ? '/de/' : '/de/?lang=de');
      await visitor.press('Tab');
      expect(await focused(visitor)).toBe(header.skip_to_content);
      await visitor.press('Enter');
      await see(() => location.hash).toBe('#content');
      await visitor.press('Tab');
      await see(() => document.activeElement?.closest('main')?.id).toBe('content');
    });

    test('changes the language in the menu, and stays where it was', async () => {
      await visitor.open('/de/terms/');
      const entries = await visitor.ask(() => history.length);
      await tabTo(visitor, language.current.replace('{language}', 'Deutsch'));
      await visitor.press('Enter');
      await see(() => document.activeElement?.role).toBe('menu');
      // Headless UI takes letters that come slowly, as on a busy machine, for the beginnings of two words.
      await expect(async () => {
        await type(visitor, 'en');
        expect(await focused(visitor)).toBe('English');
      }).toPass();
      await visitor.press('Enter');
      await see(() => document.documentElement.lang).toBe('en');
      await address().toBe('/terms/?lang=en');
      await see(() => document.activeElement?.id).toBe('language-button');
      await see(
        () => document.querySelector('#language-status > :not([hidden])')?.textContent,
      ).toBe(messagesOf('en').language.changed.replace('{language}', 'English'));
      expect(await visitor.ask(() => history.length)).toBe(entries);
    });

    test('reads a section by the navigation, and goes on from there', async () => {
      await visitor.open('/de/');
      await tabTo(visitor, header.nav.brands);
      await visitor.press('Enter');
      await address().toBe('/de/#brands');
      await see(() => {
        const heading = document.querySelector('#brands h2')?.getBoundingClientRect();
        return heading && heading.top > 0 && heading.bottom < innerHeight;
      }).toBe(true);
      await visitor.press('Tab');
      await see(() => document.activeElement?.closest('section')?.id).toBe('brands');
    });

    test('opens the drawer, closes it, and leaves it for another page', async () => {
      await visitor.widen(700);
      await visitor.open('/de/');
      await tabTo(visitor, header.nav.open_menu);
      const inDrawer = () => see(() => Boolean(document.activeElement?.closest('[role=dialog]')));
      await visitor.press('Enter');
      await inDrawer().toBe(true);
      await visitor.press('Escape');
      await see(() => document.activeElement?.id).toBe('drawer-button');
      await visitor.press('Enter');
      await inDrawer().toBe(true);
      await tabTo(visitor, header.nav.close_menu);
      await visitor.press('Enter');
      await see(() => document.activeElement?.id).toBe('drawer-button');
      await visitor.press('Enter');
      await inDrawer().toBe(true);
      await tabTo(visitor, header.nav.contact);
      await visitor.press('Enter');
      await see(() => document.querySelector('h1')?.textContent).toBe(pages.contact.title);
      await address().toBe('/de/contact/');
      await see(() => document.querySelector('[role=dialog]')).toBe(null);
    });

    test('follows a partner link to a new tab, and is still here', async () => {
      await visitor.open('/de/');
      await tabTo(visitor, header.earn_cta);
      expect(await focused(visitor)).toContain(header.opens_in_new_tab);
      expect(await visitor.ask(() => (document.activeElement as HTMLAnchorElement).href)).toMatch(
        /affid=4343&lang=de$/,
      );
      await visitor.press('Enter');
      await expect.poll(() => visitor.tabs()).toBe(2);
      await address().toBe('/de/');
    });

    test('sends the form', async () => {
      await visitor.open('/de/contact/');
      for (const name of ['name', 'email', 'subject', 'message'] as const) {
        await tabTo(visitor, form[name]);
        await type(visitor, name);
      }
      await tabTo(visitor, form.submit);
      await visitor.press('Enter');
      await see(() => document.querySelector('form button')?.textContent).toBe(form.submitting);
      await see(() => document.querySelector('form [role=status]')?.textContent).toBe(form.success);
      expect(
        await visitor.ask(() =>
          Array.from(document.querySelectorAll('form input, form textarea'), (field) =>
            field.matches(':disabled') ? (field as HTMLInputElement).value : 'enabled',
          ),
        ),
      ).toEqual(['name', 'email', 'subject', 'message']);
      // Firefox restores that a field was disabled, and what was typed.
      await visitor.ask(() => location.reload());
      await see(() => document.querySelector('form [role=status]')?.textContent).toBe('');
      await see(() => document.querySelectorAll('form :disabled').length).toBe(0);
      await see(() => document.querySelector('form button')?.textContent).toBe(form.submit);
    });
  });
}
