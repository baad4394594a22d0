/** The connected form, against a real server. */
import type { Page } from 'playwright/test';
import { answers, Endpoint } from './setup/endpoint';
import { under } from './setup/sites';
import { expect, test } from './setup/test';

const typed = {
  name: 'Mei Tan',
  email: 'mei@example.org',
  subject: 'A question – 質問',
  message: 'First line\nSecond line & more',
};

const endpoint = new Endpoint();
const status = (page: Page) => page.locator('form').getByRole('status');
const button = (page: Page) => page.locator('form button');

// One endpoint has one port, so these run one after the other.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: under.origin });
test.beforeAll(() => endpoint.start());
test.afterAll(() => endpoint.stop());

test.beforeEach(async ({ page }) => {
  endpoint.received.length = 0;
  await page.clock.install();
  await page.goto(`${under.basePath}/de/contact/`);
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name=${name}]`).fill(value);
});

test('a 2xx answer is shown as sent, and the message arrives as typed', async ({ page }) => {
  endpoint.answer = answers.ok;
  await button(page).click();
  await expect(status(page)).toContainText('Vielen Dank');
  await expect(button(page)).toBeDisabled();
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.received[0].type).toBe('application/json');
  expect(JSON.parse(endpoint.received[0].body)).toEqual({ ...typed, website: '' });
});

for (const [name, text] of [
  ['invalid', 'nicht gesendet'],
  ['broken', 'nicht gesendet'],
  ['refusing', 'nicht gesendet'],
  ['hanging', '15 Sekunden'],
] as const) {
  test(`an endpoint that is ${name}: it is said, every word stays, and it can be sent again`, async ({
    page,
    complaints,
  }) => {
    endpoint.answer = answers[name];
    await button(page).click();
    // Chromium itself asks a second time when a connection breaks off.
    await expect.poll(() => endpoint.received.length).toBeGreaterThan(0);
    if (name === 'hanging') await page.clock.runFor(15_000);
    await expect(status(page)).toContainText(text);
    for (const [field, value] of Object.entries(typed)) {
      await expect(page.locator(`[name=${field}]`)).toHaveValue(value);
    }
    // The browser itself reports the failed request.
    complaints.length = 0;
    endpoint.answer = answers.ok;
    await button(page).click();
    await expect(status(page)).toContainText('Vielen Dank');
    expect(JSON.parse(endpoint.received.at(-1)?.body ?? '')).toMatchObject(typed);
  });
}

test('an endpoint that nobody answers for is a failure too', async ({ page, complaints }) => {
  await endpoint.stop();
  await button(page).click();
  await expect(status(page)).toContainText('nicht gesendet');
  complaints.length = 0;
  await endpoint.start();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts natively', async ({ page }) => {
    endpoint.answer = answers.ok;
    await button(page).click();
    await expect(page).toHaveURL(under.settings.CONTACT_ENDPOINT);
    const sent = new URLSearchParams(endpoint.received[0].body);
    expect(sent.get('name')).toBe(typed.name);
    expect(sent.get('message')).toBe(typed.message.replace('\n', '\r\n'));
  });
});
