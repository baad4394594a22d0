/**
 * The survey of one question in the picture shows its answer without a script, and sends nothing.
 */
import type { Page } from 'playwright/test';
import { plain } from '../setup/exports';
import { homePath, languageOrEnglish } from '../setup/languages';
import { messagesOf } from '../setup/messages';
import { expect, test } from '../setup/test';
import { desktop, phone } from '../setup/window';

const locale = languageOrEnglish('de');
const home = homePath(locale);
const { hero, survey } = messagesOf(locale);
const { helpline } = plain.site.config.facts.phoneNumbers;
const [stop, right] = [survey.scan_answer.replace('{helpline}', helpline), survey.leave_answer];

const height = async (page: Page) =>
  (await page.getByRole('group', { name: survey.label }).boundingBox())?.height;

test.use({ javaScriptEnabled: false });

test('each answer is shown for its choice alone, and nothing moves or is asked for', async ({
  page,
}) => {
  await page.goto(home);
  const before = await height(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const text of [stop, right, survey.closing]) await expect(page.getByText(text)).toBeHidden();
  for (const [choice, visible, hidden] of [
    [survey.leave, right, stop],
    [survey.scan, stop, right],
  ]) {
    await page.getByText(choice, { exact: true }).click();
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
    await expect(page.getByText(visible)).toBeVisible();
    await expect(page.getByText(hidden)).toBeHidden();
    await expect(page.getByText(survey.closing)).toBeVisible();
    expect(await height(page)).toBe(before);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
  expect(requests).toEqual([]);
});

test('it is one stop of the keyboard, and arrows change the answer', async ({ page }) => {
  await page.goto(home);
  await page.getByRole('radio', { name: survey.scan }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(stop)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(right)).toBeVisible();
  await expect(page.getByRole('radio', { name: survey.leave })).toBeFocused();
});

test('on paper both answers are there', async ({ page }) => {
  await page.goto(home);
  await page.emulateMedia({ media: 'print' });
  for (const text of [stop, right, survey.closing])
    await expect(page.getByText(text)).toBeVisible();
});

test('what is answered is announced: a status is there from the start', async ({ page }) => {
  await page.goto(home);
  const status = page.getByRole('group', { name: survey.label }).getByRole('status');
  await expect(status).toBeAttached();
  await page.getByText(survey.leave, { exact: true }).click();
  await expect(status.getByText(right)).toBeVisible();
});

test('Singapore is behind the survey on narrow and wide screens', async ({ page }) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto(home);
    const picture = page.getByRole('img', { name: hero.image_alt });
    await expect(picture).toBeVisible();
    const group = await page.getByRole('group', { name: survey.label }).boundingBox();
    const box = await picture.boundingBox();
    const seen =
      box && group && (box.y + 48 < group.y || box.x + 48 < group.x) ? 'seen' : 'covered';
    expect(seen, `at ${size.width}`).toBe('seen');
  }
});
