/** What is far below the window is laid out late, and nobody notices: everyone gets where they wanted. */
import type { Page } from 'playwright/test';
import { messagesOf } from '../setup/messages';
import { languageButton } from '../setup/switching';
import { expect, test } from '../setup/test';
import { phone } from '../setup/window';

const { title } = messagesOf('en').about;

test.use({ viewport: phone });

/** Whether the texts of the last section are laid out. */
function isLaidOut(page: Page): Promise<boolean> {
  const heading = page.locator('#about h2');
  return heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

/** Where the last section's heading stands in the window, once it stands still for two frames. */
async function restingPlace(page: Page): Promise<number> {
  const heading = page.locator('#about h2');
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = (await heading.boundingBox())?.y ?? Number.NaN;
      return last === before;
    })
    .toBe(true);
  return last;
}

for (const [name, move] of [
  ['a scroll', (page: Page) => page.mouse.wheel(0, 40)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const)
  test(`${name} has the whole page laid out`, async ({ page }) => {
    await page.goto('/');
    expect(await isLaidOut(page)).toBe(false);
    await move(page);
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });

test('the language menu opens without it', async ({ page }) => {
  await page.goto('/');
  await languageButton(page).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await isLaidOut(page)).toBe(false);
});

for (const address of ['/#about', `/#:~:text=${encodeURIComponent(title)}`])
  test(`${address} shows its section, where it stays`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('#about h2')).toBeInViewport();
    const place = await restingPlace(page);
    await page.keyboard.press('Shift');
    expect(await restingPlace(page)).toBe(place);
  });

test('what a first jump leads to stays, also when loaded again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const heading = page.locator('#about h2');
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(heading).toBeInViewport();
  const place = await restingPlace(page);
  await page.reload();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(place, 0);
});
