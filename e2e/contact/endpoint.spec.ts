/** The connected form, against real servers: each answer ends in a clear state, with every word kept. */
import type { Page } from 'playwright/test';
import {
  button,
  expectKept,
  expectSendable,
  fill,
  form,
  status,
  typed,
} from '../setup/contact-form';
import { answers, Endpoint } from '../setup/endpoint';
import { startExample } from '../setup/example';
import { plain, under } from '../setup/exports';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';

const [failed] = form.failure.split('.');
const timedOut = '15 Sekunden';

/** How the browser itself reports a message that was not taken. */
const failedRequest = /status of \d+|net::ERR_|blocked by CORS policy/;

const endpoint = new Endpoint();

// There is one port for all endpoints, so these run one after the other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: under.origin });

test.beforeEach(async ({ page }) => {
  endpoint.reset();
  await page.clock.install();
  await page.goto(`${under.basePath}/de/contact/`);
  await fill(page);
});

test.describe('an endpoint that answers', () => {
  test.beforeAll(() => endpoint.start());
  test.afterAll(() => endpoint.stop());

  for (const name of ['ok', 'empty', 'notJson', 'unfinished'] as const) {
    test(`2xx, ${name}: it is shown as sent, and the message has arrived as typed`, async ({
      page,
    }) => {
      endpoint.answer = answers[name];
      await button(page).click();
      await expect(status(page)).toHaveText(form.success);
      await expect(button(page)).toBeDisabled();
      await expectKept(page);
      expect(endpoint.received).toHaveLength(1);
      expect(endpoint.received[0].type).toBe('application/json');
      expect(endpoint.message()).toEqual({ ...typed, website: '' });
    });
  }

  for (const [name, text] of [
    ['invalid', failed],
    ['broken', failed],
    ['moved', failed],
    ['away', failed],
    ['unshared', failed],
    ['breaking', failed],
    ['hanging', timedOut],
  ] as const) {
    test(`${name}: it is said, every word stays, and it can be sent again`, async ({
      page,
      provoked,
    }) => {
      provoked.push(failedRequest);
      endpoint.answer = answers[name];
      await button(page).click();
      // Chromium itself asks a second time when a connection breaks off.
      await expect.poll(() => endpoint.received.length).toBeGreaterThan(0);
      if (name === 'hanging') await page.clock.runFor(15_000);
      await expect(status(page)).toContainText(text);
      await expectSendable(page, endpoint);
    });
  }

  test('one that refuses other sites, or no network: nothing arrives, and it is said', async ({
    page,
    context,
    provoked,
  }) => {
    provoked.push(failedRequest);
    endpoint.open = false;
    await button(page).click();
    await expect(status(page)).toContainText(failed);
    endpoint.open = true;
    await context.setOffline(true);
    await button(page).click();
    await expect(status(page)).toContainText(failed);
    await expect(button(page)).toBeEnabled();
    expect(endpoint.received).toEqual([]);
    await context.setOffline(false);
    await expectSendable(page, endpoint);
  });

  test('pressed twice, it is sent once', async ({ page }) => {
    endpoint.answer = answers.hanging;
    await button(page).dblclick();
    await page.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(status(page)).toHaveText(form.submitting);
    await page.clock.runFor(15_000);
    await expect(status(page)).toContainText(timedOut);
    expect(endpoint.received).toHaveLength(1);
    await expectSendable(page, endpoint);
  });

  const { title } = messagesOf('de').pages.imprint;
  for (const [where, leave] of [
    [
      'another page',
      (page: Page) => page.locator('footer').getByRole('link', { name: title }).click(),
    ],
    ['another site', (page: Page) => page.goto(plain.origin)],
  ] as const) {
    test(`leaving for ${where} gives the message up, and coming back finds every word`, async ({
      page,
    }) => {
      endpoint.answer = answers.hanging;
      await button(page).click();
      await expect.poll(() => endpoint.received.length).toBe(1);
      await leave(page);
      await expect.poll(() => endpoint.abandoned).toBe(1);
      await page.goBack();
      await expect(status(page)).toBeEmpty();
      await expectSendable(page, endpoint);
    });
  }

  test('the hidden field and a long message are sent as typed', async ({ page }) => {
    const message = `${'Noch eine Zeile\n'.repeat(300)}質問 👩‍👩‍👧  `;
    await page.locator('[name=website]').fill(' https://spam.example ');
    await page.locator('[name=message]').fill(message);
    await button(page).click();
    await expect(status(page)).toHaveText(form.success);
    expect(endpoint.message()).toEqual({ ...typed, message, website: ' https://spam.example ' });
  });
});

test('an endpoint that nobody answers for is a failure too', async ({ page, provoked }) => {
  provoked.push(failedRequest);
  await button(page).click();
  await expect(status(page)).toContainText(failed);
  await expectKept(page);
});

test.describe('the endpoint in examples/', () => {
  let example: Awaited<ReturnType<typeof startExample>>;
  test.beforeEach(async () => {
    example = await startExample(test.info().outputPath('messages.jsonl'));
  });
  test.afterEach(() => example.stop());

  test('takes the message as typed, and drops what programs send', async ({ page }) => {
    await button(page).click();
    await expect(status(page)).toHaveText(form.success);
    await page.reload();
    await fill(page);
    await page.locator('[name=website]').fill('https://spam.example');
    await button(page).click();
    await expect(status(page)).toHaveText(form.success);
    expect(example.messages()).toEqual([typed]);
  });

  test('refuses other sites, what it cannot read, and what is too long', async () => {
    const address = under.settings.CONTACT_ENDPOINT;
    const post = async (origin: string, body: string) => {
      const headers = { origin, 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    };
    expect(await post('https://evil.example', JSON.stringify(typed))).toBe(403);
    expect(await post(under.origin, '{"name":')).toBe(400);
    expect(await post(under.origin, 'null')).toBe(400);
    expect(await post(under.origin, JSON.stringify('x'.repeat(1_000_000)))).toBe(413);
    expect((await fetch(address)).status).toBe(404);
    expect(example.messages()).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('takes what the browser itself posts', async ({ page }) => {
      await button(page).click();
      await expect(page).toHaveURL(under.settings.CONTACT_ENDPOINT);
      await expect(page.locator('body')).toHaveText('Thank you for your message.');
      const message = typed.message.replaceAll('\n', '\r\n');
      expect(example.messages()).toEqual([{ ...typed, message }]);
    });
  });
});
