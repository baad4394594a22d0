/** `npm run share` writes one file. The tests open it from a disk, as the people who get it do. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { memoize } from '../../lib/bundling/memoize';
import { localesOf } from '../../lib/site/languages';
import { unset } from '../../lib/testing/filled-operator';
import { addressesOf } from '../../tools/share/addresses';
import { violations } from '../setup/axe';
import { type Export, filled, plain } from '../setup/exports';
import { needsLanguages } from '../setup/languages';
import { expect, test } from '../setup/test';
import { desktop } from '../setup/window';

needsLanguages('de', 'ja', 'ko');

const home = 'https://www.kaya-guides.sg/surveys/';

/** Writes the page of an export, and returns its address. Once in a worker: it takes seconds. */
const written = memoize(({ environment, folder }: Export) => {
  const target = test.info().outputPath('share.html');
  const command = ['--import', 'tsx', 'tools/commands/share.ts', folder, target];
  const { SITE_CONFIG } = { ...unset, ...environment };
  const env = { ...process.env, ...unset, SITE_CONFIG };
  expect(spawnSync(process.execPath, command, { encoding: 'utf8', env }).stderr).toBe('');
  return pathToFileURL(target).href;
});

/** Opens the page of an export, from a disk and without a network. */
async function open(page: Page, exported: Export): Promise<void> {
  const address = written(exported);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().setOffline(true);
  await page.goto(address);
}

const campaign = (page: Page) => page.getByLabel('Campaign');
const content = (page: Page) => page.getByLabel('Content');
const language = (page: Page) => page.getByRole('searchbox', { name: 'Language' });
const place = (page: Page, name: string) => page.getByRole('radio', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const links = (page: Page) => page.getByRole('row').getByRole('link');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Where the links of the table lead. */
const addresses = (page: Page) =>
  links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));

/** Presses a button and returns the file of this name that it downloads. */
async function downloaded(page: Page, button: Locator, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe(name);
  return readFileSync(await file.path());
}

/** The text of the QR code in a picture. */
async function decoded(picture: Buffer): Promise<string | undefined> {
  // At the size of print and the usual density, a drawing would have one pixel to a module.
  const pixels = sharp(picture, { density: 300 }).resize(400).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('the page that is chosen is listed in every language, each address whole', async ({
  page,
}) => {
  await open(page, filled);
  await page.getByLabel('Page').selectOption('Contact');
  await place(page, 'Other').check();
  await campaign(page).fill('Spring');
  expect(await addresses(page)).toEqual(
    addressesOf(filled.site, 'contact').map(
      ({ address }) => `${address}${address.includes('?') ? '&' : '?'}utm_campaign=spring`,
    ),
  );
  expect(await links(page).count()).toBe(localesOf(filled.site).length + 1);
});

for (const [name, size] of Object.entries({ desktop, phone: { width: 390, height: 844 } }))
  test(`on the first screen of a ${name}, German is found by its English name and copied`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, filled);
    await expect(page.getByRole('button', { name: /^Copy the/ }).first()).toBeInViewport({
      ratio: 1,
    });
    await language(page).fill('ger');
    await expect(links(page)).toHaveText(['/de/']);
    await row(page, 'Deutsch').getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied: German')).toBeInViewport({ ratio: 1 });
    expect(await clipboard(page)).toBe(`${home}de/`);
    await language(page).fill('xyz');
    await expect(page.getByText('No language of this page begins so.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeDisabled();
  });

test('a place names source and medium; another one begins with them', async ({ page }) => {
  await open(page, filled);
  const german = row(page, 'Deutsch').getByRole('link');
  await place(page, 'Poster').check();
  await expect(german).toHaveAttribute('href', /\/de\/\?utm_source=poster&utm_medium=print$/);
  await content(page).fill(' 東 Gate. ');
  const east = encodeURIComponent('東');
  await expect(german).toHaveAttribute(
    'href',
    `${home}de/?utm_source=poster&utm_medium=print&utm_content=${east}-gate`,
  );
  const added = 'Added to each address: utm_source=poster&utm_medium=print&utm_content=東-gate';
  await expect(page.getByText(added)).toBeVisible();
  await place(page, 'Other').check();
  await page.getByLabel('Medium').fill('');
  await expect(german).toHaveAttribute(
    'href',
    `${home}de/?utm_source=poster&utm_content=${east}-gate`,
  );
});

test('a plain address has no parameters, and says so of a campaign', async ({ page }) => {
  await open(page, filled);
  const notice = 'A plain address has no campaign or content: choose a place.';
  await campaign(page).fill('spring');
  await expect(campaign(page)).toHaveAccessibleDescription(notice);
  await row(page, 'Deutsch').getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => clipboard(page)).toBe(`${home}de/`);
  await place(page, 'Poster').check();
  await expect(page.getByText(notice)).toBeHidden();
  await expect(row(page, 'Deutsch').getByRole('link')).toHaveAttribute('href', /=spring$/);
});

test('what looks like data about a person is warned of at its field, and stays possible', async ({
  page,
}) => {
  await open(page, filled);
  await place(page, 'Facebook').check();
  await campaign(page).fill('mei@lim.sg');
  await content(page).fill('button');
  await place(page, 'WhatsApp').check();
  await expect(page.getByText('looks like an email address')).toBeVisible();
  await expect(campaign(page)).toHaveAccessibleDescription(/looks like an email address/);
  await expect(content(page)).toHaveAccessibleDescription('');
  const border = (field: Locator) => field.evaluate((each) => getComputedStyle(each).borderColor);
  expect(await border(campaign(page))).not.toBe(await border(content(page)));
  await row(page, 'Deutsch').getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/&utm_campaign=mei-lim\.sg&/);
  await campaign(page).fill('spring');
  await expect(page.getByText('looks like an email address')).toBeHidden();
  await expect(campaign(page)).toHaveAccessibleDescription('');
});

test('a name that is cut, and a place that lacks one, are told', async ({ page }) => {
  await open(page, filled);
  await place(page, 'Other').check();
  await campaign(page).fill('spring'.repeat(7));
  await expect(campaign(page)).toHaveAccessibleDescription(/first 40 characters/);
  await campaign(page).fill(`mei@lim.sg ${'spring'.repeat(7)}`);
  await expect(campaign(page)).toHaveAccessibleDescription(/looks like an email address/);
  await campaign(page).fill('spring');
  await expect(campaign(page)).toHaveAccessibleDescription('');
  const source = page.getByRole('textbox', { name: 'Source' });
  await expect(source).toHaveAccessibleDescription(/need a source and a medium/);
  await source.fill('flyer');
  await expect(source).toHaveAccessibleDescription('');
  await page.getByRole('textbox', { name: 'Medium' }).fill('print');
  await expect(page.getByText('need a source and a medium')).toBeHidden();
});

test('what is copied for a spreadsheet is what the file has: the rows that show', async ({
  page,
}) => {
  await open(page, filled);
  await place(page, 'Newsletter').check();
  await language(page).fill('ger jap');
  await page.getByRole('button', { name: 'Copy all for a spreadsheet' }).click();
  await expect(page.getByText('Copied: all visible rows')).toBeVisible();
  const button = page.getByRole('button', { name: 'CSV' });
  const file = await downloaded(page, button, 'newsletter-addresses.csv');
  const lines = (await clipboard(page)).split(/\r?\n/);
  expect(lines.map((line) => line.split('\t').at(-1))).toEqual([
    'Address',
    ...['de', 'ja'].map((code) => `${home}${code}/?utm_source=newsletter&utm_medium=email`),
  ]);
  expect(file.toString()).toBe(`\uFEFF${lines.join('\r\n').replaceAll('\t', ',')}`);
});

test('every file of a code leads to the address of its row', async ({ page }) => {
  await open(page, filled);
  await place(page, 'Poster').check();
  await campaign(page).fill('spring');
  await content(page).fill('east');
  const parameters = '?utm_source=poster&utm_medium=print&utm_campaign=spring&utm_content=east';
  await row(page, 'Deutsch').getByRole('button', { name: 'QR' }).click();
  const box = page.getByRole('dialog', { name: 'QR code: German' });
  await expect(box).toContainText(/Print it at least [12](\.\d)? cm wide/);
  for (const kind of ['SVG', 'PNG']) {
    const name = `spring-poster-east-home-de.${kind.toLowerCase()}`;
    const file = await downloaded(page, box.getByRole('button', { name: kind }), name);
    expect(await decoded(file)).toBe(`${home}de/${parameters}`);
  }
  await box.getByRole('button', { name: 'Close' }).click();
  await language(page).fill('jap kor');
  const button = page.getByRole('button', { name: 'ZIP of codes' });
  const files = unzipSync(await downloaded(page, button, 'spring-poster-east-codes.zip'));
  const drawings = Object.entries(files).map(async ([name, drawing]) => [
    name,
    await decoded(Buffer.from(strFromU8(drawing))),
  ]);
  expect(Object.fromEntries(await Promise.all(drawings))).toEqual({
    'spring-poster-east-home-ja.svg': `${home}ja/${parameters}`,
    'spring-poster-east-home-ko.svg': `${home}ko/${parameters}`,
  });
});

test('the card and the search result are those of the page, in its language', async ({ page }) => {
  await open(page, filled);
  const html = readFileSync(`${filled.folder}/ja/index.html`, 'utf8');
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const button = row(page, '日本語').getByRole('button', { name: 'Look' });
  await button.press('Enter');
  const box = page.getByRole('dialog', { name: 'Card and search result: Japanese' });
  await expect(box.getByRole('figure', { name: 'Google' }).getByText(title)).toBeVisible();
  const picture = box.getByRole('figure', { name: 'Card' }).getByRole('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  // What the box covers gets no focus.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(button).toBeFocused();
});

test('where a device shares, it gets the address with its campaign', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = data?.url ?? '';
    };
  });
  await open(page, filled);
  await place(page, 'WhatsApp').check();
  await row(page, 'Deutsch').getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`${home}de/?utm_source=whatsapp&utm_medium=social`);
});

test('where a browser forbids copying, the address is shown to be copied by hand', async ({
  page,
}) => {
  await open(page, filled);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  const promptedValue = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => dialog.dismiss().then(() => resolve(dialog.defaultValue())));
  });
  await row(page, 'Deutsch').getByRole('button', { name: 'Copy' }).click();
  expect(await promptedValue).toBe(`${home}de/`);
});

test('in the dark and in the light, with a box open or not, axe finds nothing', async ({
  page,
}) => {
  await open(page, filled);
  await place(page, 'Other').check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
    for (const name of ['QR', 'Look']) {
      await row(page, '日本語').getByRole('button', { name }).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

test('nothing is wider than a telephone, with letters of twice the size either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, filled);
  await place(page, 'Other').check();
  for (const size of ['100%', '200%']) {
    await page.addStyleTag({ content: `html { font-size: ${size} }` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('without a public address the page says so, and hands nothing out', async ({ page }) => {
  await open(page, plain);
  await expect(page.getByText('localhost:3000, which is not a public address')).toBeVisible();
  expect(await links(page).count()).toBe(localesOf(plain.site).length + 1);
  await expect(page.getByRole('button', { name: /copy|share|QR|CSV|ZIP/i })).toHaveCount(0);
});
