/** `npm run share` writes one file. The tests open it from a disk, as the people who get it do. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { allPages } from '../../lib/address/paths';
import { localesOf } from '../../lib/site/languages';
import { unset } from '../../lib/testing/filled-operator';
import { sharedAddresses } from '../../tools/share/addresses';
import { englishName, visitors, withParameters } from '../../tools/share/campaign.client';
import { violations } from '../setup/axe';
import { type Export, filled, plain } from '../setup/exports';
import { expect, test } from '../setup/test';
import { desktop } from '../setup/window';

const phone = { width: 390, height: 844 };

/** Writes the page of an export into the test's folder, and opens it from there. */
async function open(page: Page, folder: string): Promise<void> {
  const target = test.info().outputPath('share.html');
  const command = ['--import', 'tsx', 'tools/commands/share.ts', folder, target];
  const env = { ...process.env, ...unset };
  expect(spawnSync(process.execPath, command, { encoding: 'utf8', env }).stderr).toBe('');
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(target).href);
}

const hostile = `</script><img src=x onerror=alert(1)> "50 %" & more, +1 ä#?`;

async function typeCampaign(page: Page, campaign: string): Promise<Map<string, string>> {
  await page.getByLabel('Campaign').fill(campaign);
  await page.getByLabel('Medium').fill('print');
  return new Map([
    ['utm_campaign', campaign],
    ['utm_medium', 'print'],
  ]);
}

/** The rows of the page that is chosen. */
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });

/** The addresses as they must be, in the order of the rows. */
function expected({ site }: Export, route: string, parameters: ReadonlyMap<string, string>) {
  return sharedAddresses(site)
    .filter(({ page }) => page === route)
    .map(({ address }) => withParameters(address, parameters));
}

/**
 * Presses a button and returns the file of this name that it downloads. Presses again if none comes: Chromium drops the
 * eleventh download within a second.
 */
async function downloaded(page: Page, button: Pick<Locator, 'click'>, name: RegExp) {
  const press = async () => {
    const download = page.waitForEvent('download', {
      predicate: (file) => name.test(file.suggestedFilename()),
      timeout: 5000,
    });
    const [file] = await Promise.all([download, button.click()]);
    return readFileSync(await file.path());
  };
  return press().catch(press);
}

/** The text of the QR code in a picture, which is made smaller so that it is read in less than a second. */
async function decoded(picture: Buffer): Promise<string | undefined> {
  const drawing = sharp(picture).resize(400).ensureAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function decodedAll(pictures: readonly Buffer[]): Promise<(string | undefined)[]> {
  return Promise.all(pictures.map(decoded));
}

test('every code that is shown leads to the address beside it', async ({ page }) => {
  await open(page, filled.folder);
  const addresses = expected(filled, 'home', await typeCampaign(page, 'Spring & more'));
  await expect(rows(page).getByRole('link')).toHaveText(addresses);
  expect(addresses).toHaveLength(localesOf(filled.site).length + 1);

  const shown = await rows(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  const drawings = shown.map((source) => source.replace('data:image/svg+xml,', ''));
  expect(await decodedAll(drawings.map((text) => Buffer.from(decodeURIComponent(text))))).toEqual(
    addresses,
  );
  await expect(rows(page)).toHaveText(addresses.map(() => /Print at ≥ (1\d|2\d) mm/));
});

for (const kind of ['SVG', 'PNG'])
  test(`every code that is handed out as ${kind} leads to its address`, async ({ page }) => {
    await open(page, filled.folder);
    const addresses = expected(filled, 'home', await typeCampaign(page, 'Spring & more'));
    // Looked up once, because finding a button by its name takes long on a slow machine.
    const buttons = await rows(page).getByRole('button', { name: kind }).elementHandles();
    const languages = [visitors, ...localesOf(filled.site)];
    const files: Buffer[] = [];
    for (const [index, language] of languages.entries()) {
      const name = new RegExp(`^kaya-guides-spring-more-home-${language}\\.${kind}$`, 'i');
      files.push(await downloaded(page, buttons[index], name));
    }
    expect(await decodedAll(files)).toEqual(addresses);
  });

test('the table has every address, and a field is only ever text', async ({ page }) => {
  await open(page, filled.folder);
  const parameters = await typeCampaign(page, hostile);
  await page.getByLabel('Page').selectOption('terms');
  await expect(rows(page).getByRole('link')).toHaveText(expected(filled, 'terms', parameters));

  const name = /^kaya-guides-[a-z\d-]+-addresses\.csv$/;
  const content = await downloaded(page, page.getByRole('button', { name: 'CSV' }), name);
  const [, ...lines] = content.toString().trimEnd().split('\r\n');
  const cells = lines.map((line) => line.split(','));
  expect(cells).toEqual(
    sharedAddresses(filled.site).map(({ language, page: route, address }) => [
      language,
      englishName(language),
      route,
      withParameters(address, parameters),
    ]),
  );
  expect(cells).toHaveLength(allPages(filled.site).length + 5);
  for (const [, , , address] of cells)
    expect(new URL(address).searchParams.get('utm_campaign')).toBe(hostile);

  await page.getByLabel('Campaign').fill('x'.repeat(500));
  await expect(rows(page).first()).toContainText('the address is too long');
  await expect(rows(page).getByRole('img')).toHaveCount(0);
  await expect(rows(page).getByRole('button', { name: /SVG|PNG/ })).toHaveCount(0);
});

test('an address is copied by keyboard; where a browser forbids it, it is selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, filled.folder);
  await page.getByLabel('Campaign').focus();
  await page.keyboard.type('spring');
  const german = rows(page).filter({ hasText: 'Deutsch' });
  const copy = german.getByRole('button', { name: 'Copy de' });
  for (let stops = 0; stops < 60; stops += 1) {
    if (await copy.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).not.toHaveCSS('outline-style', 'none');
  }
  await page.keyboard.press('Enter');
  await expect(german.getByRole('status')).toHaveText('Copied');
  const address = 'https://www.kaya-guides.sg/surveys/de/?utm_campaign=spring';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await page.keyboard.press('Enter');
  await expect(german.getByRole('status')).toContainText('Selected');
  expect(await page.evaluate(() => String(getSelection()))).toBe(address);
});

test('the page says which address to post, what is counted, and when it was made', async ({
  page,
}) => {
  await open(page, filled.folder);
  await expect(page.getByText(/to readers of Spanish \/surveys\/es\/\. /)).toBeVisible();
  await expect(page.getByText(/post the first, \/surveys\/:/)).toBeVisible();
  await expect(page.getByText('This site counts nothing itself')).toBeVisible();
  await expect(page.getByText(/^Made on \d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
  await expect(page.getByLabel('utm_campaign')).toBeEditable();
});

test('the page is accessible in both themes, fits, and says what each service shows', async ({
  page,
}) => {
  await open(page, filled.folder);
  const german = page
    .getByRole('group')
    .filter({ has: page.getByText('Deutsch', { exact: true }) });
  await german.locator('summary').click();
  for (const name of ['Google', 'WhatsApp', 'Facebook', 'LinkedIn', 'X'])
    await expect(german.getByRole('figure', { name, exact: true })).toBeVisible();
  const picture = readFileSync(join(filled.folder, 'og/de-home.png'), 'base64');
  const crops = { WhatsApp: 1, Facebook: 1.91, LinkedIn: 1.91, X: 2 };
  for (const [name, ratio] of Object.entries(crops)) {
    const card = german.getByRole('figure', { name, exact: true }).getByRole('img');
    await expect(card).toHaveCSS('background-image', `url("data:image/png;base64,${picture}")`);
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height, name).toBeCloseTo(ratio, 1);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect(await violations(page), `${colorScheme}, ${size.width}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(size.width);
    }
  }
});

test('without a public address there is no code, and every row says why', async ({ page }) => {
  await open(page, plain.folder);
  await typeCampaign(page, 'spring');
  await expect(page.getByText('Not for others yet.')).toBeVisible();
  const reason = 'No QR code: localhost:3000 is not a public address.';
  for (const row of await rows(page).all()) await expect(row).toContainText(reason);
  await expect(rows(page)).toHaveCount(localesOf(plain.site).length + 1);
  await expect(rows(page).locator('img')).toHaveCount(0);
  await expect(rows(page).getByRole('button')).toHaveText(
    [visitors, ...localesOf(plain.site)].map((language) => `Copy ${language}`),
  );
  expect(await violations(page)).toEqual([]);
});

test('faults of the heads are told first', async ({ page }) => {
  const copy = test.info().outputPath('export');
  cpSync(filled.folder, copy, { recursive: true });
  const german = join(copy, 'de/terms/index.html');
  const html = readFileSync(german, 'utf8').replace(/<meta property="og:description"[^>]*>/, '');
  writeFileSync(german, html);
  rmSync(join(copy, 'ko/imprint/index.html'));
  await open(page, copy);
  const faults = page.getByRole('region', { name: 'To mend before you share' });
  await expect(faults.getByRole('listitem')).toHaveText([
    '/de/terms/ lacks og:description',
    '/ko/imprint/ is not in the export',
  ]);
});
