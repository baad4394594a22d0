/**
 * The connected form, against real servers: each answer ends in a clear state, with every word
 * kept.
 */
import { hrefOf } from '../../lib/address/paths';
import { companyOf } from '../../lib/site/companies';
import { EndpointProcess } from '../../tools/testing/endpoint-process';
import { button, expectKept, fill, form, locale, status, typed } from '../setup/contact-form';
import { accepting, Endpoint, failing, hanging, refusing } from '../setup/endpoint';
import { endpointPort, filled } from '../setup/exports';
import { footerPage } from '../setup/footer';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

const [failed] = form.failure.split('.');
const timedOut = '15';
const address = hrefOf({ locale, route: 'contact' }, filled);

/** What a hidden field of the form says: the page on which it was shown. */
const hiddenFields = { page: address };

/** The browser's own errors for a message that was not accepted. */
const failedRequest = /status of \d+|net::ERR_|blocked by CORS policy/;

// There is one port for all endpoints, so these run one after the other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: filled.origin });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(address);
  await fill(page);
});

test.describe('an endpoint that answers', () => {
  const endpoint = new Endpoint();
  test.beforeAll(() => endpoint.listen());
  test.beforeEach(() => endpoint.reset());
  test.afterAll(() => endpoint.close());

  test('any 2xx is shown as sent, and the message has arrived as typed', async ({ page }) => {
    for (const [name, answer] of Object.entries(accepting)) {
      await test.step(name, async () => {
        endpoint.reset(answer);
        await page.goto(address);
        await fill(page);
        await button(page).click();
        await expect(status(page)).toHaveText(form.success);
        await expect(button(page)).toBeDisabled();
        await expectKept(page);
        expect(endpoint.received).toEqual([
          { type: 'application/json', message: { ...typed, ...hiddenFields } },
        ]);
      });
    }
  });

  test('any other answer is said, and every word stays', async ({ page, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    const sendInVain = async (text: string) => {
      await button(page).click();
      if (text === timedOut) {
        await expect.poll(() => endpoint.received.length).toBe(1);
        await page.clock.runFor(15_000);
      }
      await expect(status(page)).toContainText(text);
      await expect(button(page)).toHaveText(form.submit);
      await expectKept(page);
    };
    for (const [name, answer] of Object.entries(failing)) {
      await test.step(name, async () => {
        endpoint.reset(answer);
        await sendInVain(answer === hanging ? timedOut : failed);
        expect(endpoint.received).not.toEqual([]);
      });
    }
    endpoint.reset();
    await button(page).click();
    await expect(status(page)).toHaveText(form.success);
    expect(endpoint.received).toHaveLength(1);
  });

  for (const [width, height] of [
    [390, 640],
    [1280, 600],
  ]) {
    test(`however fast the answer, it is seen whole and has the focus at ${width} × ${height}`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(failedRequest);
      await page.setViewportSize({ width, height });
      const isSeen = (selector: string) =>
        page.evaluate((selected) => {
          const lowerEdge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const box = document.querySelector(selected)?.getBoundingClientRect();
          return box && box.top >= lowerEdge && box.bottom <= innerHeight;
        }, selector);
      endpoint.reset(failing.broken);
      await button(page).click();
      await expect(status(page)).toContainText(failed);
      await expect(status(page)).toBeFocused();
      await expect.poll(() => isSeen('form [role=status]')).toBe(true);
      endpoint.reset(refusing);
      await button(page).click();
      await expect(page.locator('[name=subject]')).toBeFocused();
      await expect.poll(() => isSeen('label[for=contact-subject]')).toBe(true);
      await expect.poll(() => isSeen('#contact-subject-reason')).toBe(true);
      endpoint.reset();
      await button(page).click();
      await expect(status(page)).toHaveText(form.success);
      await expect(status(page)).toBeFocused();
      await expect.poll(() => isSeen('form [role=status]')).toBe(true);
    });
  }

  test('a field that is refused says why in the page’s language, until it is corrected', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    endpoint.reset(refusing);
    await button(page).click();
    await expect(status(page)).toHaveText(form.refused);
    const subject = page.getByRole('textbox', { name: form.subject });
    await expect(subject).toHaveAttribute('aria-invalid', 'true');
    await expect(subject).toHaveAccessibleDescription(form.reasons.too_long);
    await expectKept(page);
    await subject.press('End');
    await subject.press('!');
    await expect(subject).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(form.reasons.too_long)).toBeHidden();
  });

  test('what is required is asked for by the browser, and nothing is sent', async ({ page }) => {
    await page.locator('[name=subject]').fill('');
    await button(page).click();
    await expect(page.locator('[name=subject]')).toBeFocused();
    await page.locator('[name=subject]').fill('A question');
    await page.locator('[name=email]').fill('mei');
    await button(page).click();
    await expect(page.locator('[name=email]')).toBeFocused();
    await expect(status(page)).toBeEmpty();
    expect(endpoint.received).toEqual([]);
  });

  test('leaving gives the message up, and coming back finds every word', async ({ page }) => {
    endpoint.reset(hanging);
    await button(page).click();
    await expect.poll(() => endpoint.received.length).toBe(1);
    const abandoned = page.waitForEvent('requestfailed');
    const { title } = messagesOf(locale).pages.imprint;
    await footerPage(page, title).click();
    expect((await abandoned).url()).toBe(filled.environment.CONTACT_ENDPOINT);
    await page.goBack();
    await expect(status(page)).toBeEmpty();
    await expect(button(page)).toHaveText(form.submit);
    await expectKept(page);
  });
});

// examples/contact-endpoint/server.test.ts proves what the endpoint takes and refuses.
test.describe('the endpoint in examples/', () => {
  const example = new EndpointProcess();
  test.beforeAll(() =>
    example.start({
      SITE: filled.origin,
      PORT: String(endpointPort),
      ANSWERS: `${filled.folder}-hosts/contact-answers.json`,
    }),
  );
  test.afterAll(() => example.remove());

  test('takes the message as typed', async ({ page }) => {
    await button(page).click();
    await expect(status(page)).toHaveText(form.success);
    const kept = { ...typed, name: typed.name.trim(), page: filled.origin + address };
    expect(example.last()).toMatchObject(kept);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('takes what the browser itself posts, and answers in its language with a way back', async ({
      page,
    }) => {
      await button(page).click();
      await expect(page).toHaveURL(filled.environment.CONTACT_ENDPOINT);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByText(form.success)).toBeVisible();
      expect(example.last()).toMatchObject({ ...typed, name: typed.name.trim() });
      await page.getByRole('link').click();
      await expect(page).toHaveURL(filled.origin + address);
    });

    test('says what could not be sent, with every word of it', async ({ page, expectedErrors }) => {
      expectedErrors.push(failedRequest);
      await page.locator('[name=subject]').fill(' ');
      await button(page).click();
      const { email } = companyOf(filled.site, locale);
      await expect(
        page.getByText(form.failure.replace('<mail>{email}</mail>', email)),
      ).toBeVisible();
      const definitions = page.getByRole('definition');
      await expect(definitions).toHaveCount(4);
      expect(await definitions.last().textContent()).toBe(typed.message);
    });
  });
});
