/** `npm run share` writes one file. The tests open it from a disk, as the people who get it do. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { localesOf } from '../../lib/site/languages';
import { unset } from '../../lib/testing/filled-operator';
import { sharedAddresses } from '../../tools/share/addresses';
import { withParameters } from '../../tools/share/campaign.client';
import { violations } from '../setup/axe';
import { type Export, filled, plain } from '../setup/exports';
import { expect, test } from '../setup/test';
import { desktop } from '../setup/window';

const phone = { width: 390, height: 844 };

const start = 'https://www.kaya-guides.sg/surveys/';

/** Writes the page of an export, or of a changed copy of it, into the test's folder, and opens it from there. */
async function open(page: Page, { environment, ...exported }: Export, folder = exported.folder) {
  const target = test.info().outputPath('share.html');
  const command = ['--import', 'tsx', 'tools/commands/share.ts', folder, target];
  const { SITE_CONFIG } = { ...unset, ...environment };
  const env = { ...process.env, ...unset, SITE_CONFIG };
  expect(spawnSync(process.execPath, command, { encoding: 'utf8', env }).stderr).toBe('');
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(target).href);
}

/** Fills in and chooses what a bookmark or a link says. */
async function follow(page: Page, state: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#${state}`);
}

/** A row of the form. */
const place = (page: Page, number: number) =>
  page.getByRole('group', { name: `Row ${number}`, exact: true });

/** What is in the fields of all rows. */
const typedRows = (page: Page) =>
  page
    .getByRole('group', { name: /^Row/ })
    .evaluateAll((places) =>
      places.map((each) =>
        [...each.querySelectorAll('input')].map(({ value }) => value).join(' | '),
      ),
    );

/** Pastes a text into a field. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
}

/** Ticks languages, by their English names. */
async function tick(page: Page, ...languages: string[]): Promise<void> {
  const choice = page.getByRole('group', { name: 'Languages' });
  await choice.locator('summary').click();
  for (const language of languages) await choice.getByLabel(language).check();
}

/** The addresses of the page that is chosen. */
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });

/** The previews that show, a part for each language. */
const previews = (page: Page) => page.locator('#previews').getByRole('group');

const links = (page: Page) => rows(page).getByRole('link');

/** The addresses as they must be, in the order of the rows. */
function expected({ site }: Export, route: string, own: Readonly<Record<string, string>> = {}) {
  return sharedAddresses(site)
    .filter(({ page }) => page === route)
    .map(({ address }) => withParameters(address, new Map(Object.entries(own))));
}

/** Presses a button and returns the file of this name that it downloads. */
async function downloaded(page: Page, button: Locator, name: RegExp): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(name);
  return readFileSync(await file.path());
}

/** The text of the QR code in a picture, which is made smaller so that it is read in less than a second. */
async function decoded(picture: Buffer): Promise<string | undefined> {
  // A drawing is 30 mm wide: without a density it would have three pixels to a module.
  const drawing = sharp(picture, { density: 300 }).resize(400).ensureAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

function decodedAll(pictures: readonly Buffer[]): Promise<(string | undefined)[]> {
  return Promise.all(pictures.map(decoded));
}

const spring = { utm_medium: 'print', utm_campaign: 'spring-more' };

async function typeCampaign(page: Page): Promise<void> {
  await page.getByLabel('Campaign').fill('Spring & more');
  await page.getByLabel('Medium').fill('Print');
}

test('every code that is shown leads to the address beside it', async ({ page }) => {
  await open(page, filled);
  await typeCampaign(page);
  const addresses = expected(filled, 'home', spring);
  await expect(links(page)).toHaveText(addresses);
  expect(addresses).toHaveLength(localesOf(filled.site).length + 1);

  const shown: string[] = [];
  for (const image of await rows(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', /./);
    shown.push((await image.getAttribute('src')) ?? '');
  }
  const drawings = shown.map((source) => source.replace('data:image/svg+xml,', ''));
  expect(await decodedAll(drawings.map((text) => Buffer.from(decodeURIComponent(text))))).toEqual(
    addresses,
  );
  await expect(rows(page)).toHaveText(
    addresses.map(() => /Print it at least [12](\.\d)? cm wide\./),
  );
});

test('a code is handed out as SVG and as PNG, named after what it is for', async ({ page }) => {
  await open(page, filled);
  await typeCampaign(page);
  const german = rows(page).filter({ hasText: 'Deutsch' });
  const address = `${start}de/?utm_medium=print&utm_campaign=spring-more`;
  for (const kind of ['SVG', 'PNG']) {
    const name = `^print-spring-more-kaya-guides-home-de\\.${kind}$`;
    const button = german.getByRole('button', { name: kind });
    expect(await decoded(await downloaded(page, button, new RegExp(name, 'i')))).toBe(address);
    await expect(german.getByRole('status')).toHaveText('Downloaded');
  }
});

test('a field is only ever text, and one that is too long has no code', async ({ page }) => {
  await open(page, filled);
  const hostile = `</script><img src=x onerror=alert(1)> "50 %" & more, +1 ä#?`;
  await page.getByLabel('Keep names exactly as typed').check();
  await page.getByLabel('Campaign').fill(hostile);
  await expect(links(page)).toHaveText(expected(filled, 'home', { utm_campaign: hostile }));
  await page.getByLabel('Campaign').fill('x'.repeat(500));
  const first = rows(page).first();
  await expect(first).toContainText('too long for one that prints well. Shorten what you typed.');
  await expect(first.locator('img')).toBeHidden();
  await expect(first.getByRole('button', { name: /SVG|PNG/ })).toHaveCount(0);
});

test('an address is copied by keyboard; where a browser forbids it, it is selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, filled);
  await page.getByLabel('Campaign').focus();
  await page.keyboard.type('spring');
  const german = rows(page).filter({ hasText: 'Deutsch' });
  const copy = german.getByRole('button', { name: 'Copy the address in German' });
  for (let stops = 0; stops < 60; stops += 1) {
    if (await copy.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).not.toHaveCSS('outline-style', 'none');
  }
  await page.keyboard.press('Enter');
  await expect(german.getByRole('status')).toHaveText(/^Copied/);
  const address = 'https://www.kaya-guides.sg/surveys/de/?utm_campaign=spring';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await page.keyboard.press('Enter');
  await expect(german.getByRole('status')).toContainText('or press and hold');
  expect(await page.evaluate(() => String(getSelection()))).toBe(address);
});

test('what is listed is copied and tabled: the languages that are ticked, once for each row', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, filled);
  await tick(page, 'Japanese', 'Polish');
  await page.getByLabel('Source').fill('poster, flyer');
  const addresses = ['pl', 'ja'].flatMap((language) =>
    ['poster', 'flyer'].map((source) => `${start}${language}/?utm_source=${source}`),
  );
  // Before the field is left, too.
  await expect(links(page)).toHaveText(addresses);
  await expect(rows(page).nth(1)).toContainText('flyer');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy all (4)' }).click();
  await expect(page.getByText('Copied: 4, as rows for a spreadsheet')).toBeVisible();
  const names = ['Polish\tposter', 'Polish\tflyer', 'Japanese\tposter', 'Japanese\tflyer'];
  const lines = addresses.map((address, index) => `${names[index]}\t${address}`);
  expect(await clipboard()).toBe(lines.join('\n'));
  const table = await downloaded(page, page.getByRole('button', { name: 'CSV (4)' }), /\.csv$/);
  const [, ...cells] = table.toString().trimEnd().split('\r\n');
  expect(cells.map((line) => line.split(',').at(-1))).toEqual(addresses);
  await expect(page.getByText('Downloaded: 4 addresses')).toBeVisible();
  await page.getByLabel('Page').selectOption('All pages');
  await page.getByRole('button', { name: /^Copy all/ }).click();
  await expect.poll(clipboard).toContain(`Polish\tHome\tposter\t${addresses[0]}`);
});

test('the page says when it was made, and whom to ask for another', async ({ page }) => {
  await open(page, filled);
  const { email } = filled.site.config.companies.singapore;
  const told = `Made on \\d{1,2} \\p{L}+ \\d{4}: ask the operator, ${email} ?, for a new one`;
  await expect(page.getByRole('banner')).toContainText(new RegExp(told, 'u'));
  await expect(rows(page).first()).toContainText('For readers of several languages');
});

test('a name is tidy once its field is left, unless names are to be kept', async ({ page }) => {
  await open(page, filled);
  const campaign = page.getByLabel('Campaign');
  await campaign.pressSequentially('Frühling & Été');
  await expect(campaign).toHaveValue('Frühling & Été');
  await campaign.press('Tab');
  await expect(campaign).toHaveValue('fruhling-ete');
  await expect(links(page)).toHaveText(expected(filled, 'home', { utm_campaign: 'fruhling-ete' }));
  const keep = page.getByLabel('Keep names exactly as typed');
  // The field is not left by pressing it.
  await campaign.fill('Spring Sale');
  await keep.check();
  await campaign.press('Enter');
  await page.reload();
  await expect(keep).toBeChecked();
  await expect(campaign).toHaveValue('Spring Sale');
  await expect(links(page)).toHaveText(expected(filled, 'home', { utm_campaign: 'Spring Sale' }));
  await keep.uncheck();
  await expect(campaign).toHaveValue('spring-sale');
  // A bookmark is called so.
  await expect(page).toHaveTitle('spring-sale – Share Kaya Guides');
  await page.goBack();
  await expect(campaign).toHaveValue('Spring Sale');
  // Who ticks it late gets back what was typed.
  await keep.uncheck();
  await campaign.fill('SG_Brand Awareness');
  await campaign.press('Tab');
  await expect(campaign).toHaveValue('sg_brand-awareness');
  await keep.check();
  await expect(campaign).toHaveValue('SG_Brand Awareness');
  await keep.uncheck();
  await campaign.fill('🎉');
  await campaign.press('Tab');
  await expect(campaign).toHaveValue('');
  await expect(page.getByText('A name needs letters or digits')).toBeVisible();
});

test('commas between names make rows, and Back takes them back', async ({ page }) => {
  await open(page, filled);
  await follow(page, 'language=de');
  // From left to right: what is typed after the list is in every row.
  await place(page, 1).getByLabel('Source').pressSequentially('Poster, Flyer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('print');
  expect(await typedRows(page)).toEqual(['poster, flyer | print | ']);
  await page.getByLabel('Campaign').focus();
  await expect(page.getByText('There are 2 rows now')).toBeVisible();
  const made = ['poster | print | ', 'flyer | print | '];
  expect(await typedRows(page)).toEqual(made);
  await expect(links(page)).toHaveText([/=poster&.*=print$/, /=flyer&.*=print$/]);
  await page.goBack();
  await expect.poll(() => typedRows(page)).toEqual(['poster, flyer | print | ']);
  await page.goForward();
  await expect.poll(() => typedRows(page)).toEqual(made);
  // The button is where it was when the field is left by pressing it.
  await place(page, 2).getByLabel('Content').fill('east, west');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await expect(place(page, 4).getByLabel('Source')).toBeFocused();
  expect((await typedRows(page)).slice(1, 3)).toEqual([
    'flyer | print | east',
    'flyer | print | west',
  ]);
});

test('rows are added and removed by keyboard, and the focus stays near', async ({ page }) => {
  await open(page, filled);
  await follow(page, 'language=de');
  const source = (number: number) => place(page, number).getByLabel('Source');
  const remove = (number: number) => page.getByRole('button', { name: `Remove row ${number}` });
  const add = page.getByRole('button', { name: 'Add a row' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(remove(1)).toHaveCount(0);
  // After an empty row there is no other.
  await add.press('Enter');
  await expect(source(1)).toBeFocused();
  await expect(place(page, 2)).toHaveCount(0);
  await page.keyboard.type('poster');
  for (const name of ['poster', 'flyer']) {
    await add.press('Enter');
    await page.keyboard.type(name);
  }
  // Equal rows give one address.
  await expect(links(page)).toHaveText([/=poster$/, /=flyer$/]);
  await remove(2).press('Enter');
  await expect(remove(2)).toBeFocused();
  await remove(2).press('Enter');
  await expect(add).toBeFocused();
  expect(await typedRows(page)).toEqual(['poster |  | ']);
  await undo.press('Enter');
  await expect.poll(() => typedRows(page)).toEqual(['poster |  | ', 'flyer |  | ']);
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(place(page, 3)).toBeVisible();
});

test('Enter in a row adds one; elsewhere it does nothing to rows', async ({ page }) => {
  await open(page, filled);
  await page.getByLabel('Campaign').fill('fair');
  await page.keyboard.press('Enter');
  await expect(place(page, 1).getByLabel('Source')).toBeFocused();
  await page.keyboard.type('poster, flyer');
  await page.keyboard.press('Enter');
  await expect(place(page, 3).getByLabel('Source')).toBeFocused();
  expect(await typedRows(page)).toEqual(['poster |  | ', 'flyer |  | ', ' |  | ']);
  await page.keyboard.type('letter');
  for (const field of ['Version', 'Keep names exactly as typed']) {
    await page.getByLabel(field).press('Enter');
    await expect(page.getByLabel(field)).toBeFocused();
  }
  await expect(place(page, 4)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear rows' }).click();
  expect(await typedRows(page)).toEqual([' |  | ']);
  await expect(page.getByLabel('Campaign')).toHaveValue('fair');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(place(page, 3).getByLabel('Source')).toHaveValue('letter');
});

test('cells of a spreadsheet fill rows from the field on, which is taken back', async ({
  page,
}) => {
  await open(page, filled);
  await follow(page, 'language=de&utm_source=letter&utm_medium=email');
  const table =
    'language\tSource\tMedium\tContent\r\nde\tFB\tsocial\t\r\nde\tposter\tPrint\torchard\r\n';
  await paste(page, place(page, 1).getByLabel('Source'), table);
  expect(await typedRows(page)).toEqual(['fb | social | ', 'poster | print | orchard']);
  await expect(links(page)).toHaveText([/=fb/, /=orchard$/]);
  await paste(page, place(page, 2).getByLabel('Content'), 'east\nwest\textra');
  // What a further row lacks it has from that row.
  expect(await typedRows(page)).toEqual([
    'fb | social | ',
    'poster | print | east',
    'poster | print | west',
  ]);
  await expect(page.getByText('Left out: what stands beyond the last field')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => typedRows(page)).toEqual(['fb | social | ', 'poster | print | orchard']);
  await undo.click();
  await expect.poll(() => typedRows(page)).toEqual(['letter | email | ']);
  await expect(undo).toHaveCount(0);
  // What all rows share is filled in if it is the same in all lines.
  const campaigns = 'Channel\tCampaign\tType\nline\tFair\tchat\nx\tFair\tsocial';
  await paste(page, page.getByLabel('Campaign'), campaigns);
  await expect(page.getByLabel('Campaign')).toHaveValue('fair');
  expect(await typedRows(page)).toEqual(['line | chat | ', 'x | social | ']);
  await paste(page, place(page, 1).getByLabel('Source'), campaigns.replace('Fair', 'sale'));
  await expect(page.getByText('Left out: Campaign, which differs by line')).toBeVisible();
  await expect(page.getByLabel('Campaign')).toHaveValue('');
  await undo.click();
  await expect(page.getByLabel('Campaign')).toHaveValue('fair');
  // The set-up of a colleague's copy.
  await page.getByRole('button', { name: 'Copy set-up' }).click();
  await expect(page.getByText('Copied: paste it into any field')).toBeVisible();
  const setUp = await page.evaluate(() => navigator.clipboard.readText());
  expect(setUp).toMatch(/^#page=home&/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await paste(page, page.getByLabel('Campaign'), setUp);
  await expect.poll(() => typedRows(page)).toEqual(['line | chat | ', 'x | social | ']);
  await expect(page.getByLabel('Campaign')).toHaveValue('fair');
  // A plan takes the place of all rows. What is said of it is in sight, however long it is.
  await paste(page, place(page, 1).getByLabel('Content'), `Channel\tAd\n${'x\ty\n'.repeat(30)}`);
  await expect(page.getByText('Filled in: 30')).toBeInViewport();
  await paste(page, place(page, 1).getByLabel('Content'), 'Channel\tType\nline\tchat');
  expect(await typedRows(page)).toEqual(['line | chat | ']);
  // One line is text as any other.
  await paste(page, place(page, 1).getByLabel('Content'), 'Footer');
  await expect(place(page, 1).getByLabel('Content')).toHaveValue('Footer');
});

test('all is cleared at once, and Undo brings it back', async ({ page }) => {
  await open(page, filled);
  await follow(page, 'page=terms&language=ja&exact=on&utm_source=flyer&v=2');
  await expect(page.getByLabel('Version')).toHaveValue('2');
  const address = `${start}ja/terms/?utm_source=flyer&v=2`;
  await expect(links(page)).toHaveText([address]);
  // A version that was filled in long ago is told above the addresses.
  const version = page.getByText('Version 2 is in every address');
  await expect(version).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(links(page)).toHaveText(expected(filled, 'home'));
  await expect(page.getByLabel('Keep names exactly as typed')).toBeChecked();
  await expect(version).toBeHidden();
  // What is typed in a field is a step, too, and nothing else goes with it.
  await page.getByLabel('Campaign').fill('fair');
  await place(page, 1).getByLabel('Source').fill('poster');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(links(page)).toHaveText(expected(filled, 'home', { utm_campaign: 'fair' }));
  await undo.click();
  await expect(links(page)).toHaveText(expected(filled, 'home'));
  await undo.press('Enter');
  await expect(links(page)).toHaveText([address]);
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeFocused();
  await page.goForward();
  await expect(links(page)).toHaveText(expected(filled, 'home'));
});

test('with data about people in a field nothing is copied, and no code made', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, filled);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await follow(page, 'language=ja&utm_source=poster');
  const medium = page.getByLabel('Medium');
  await medium.fill('mei@kaya.sg');
  await medium.press('Tab');
  await expect(medium).toHaveAttribute('aria-invalid', 'true');
  const warning = page.locator(
    `#${(await medium.getAttribute('aria-describedby'))?.split(' ')[1]}`,
  );
  await expect(warning).toHaveText(/^This looks like an e-mail address\./);
  await expect(medium).toHaveValue('mei@kaya.sg');
  const row = rows(page);
  await expect(row).toContainText('No address: what must not be shared is in a field.');
  await expect(links(page)).toHaveCount(0);
  await expect(row.locator('img')).toBeHidden();
  await expect(row.getByRole('button', { name: /SVG|PNG/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('body').innerText()).not.toMatch(/mei|utm_/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  // Whoever comes by keyboard finds the buttons, hears that they are disabled, and why once one is pressed.
  const told = page.getByText('First change the field that is marked.');
  const names = [
    /^Copy the/,
    /^Copy all/,
    /^Copy set/,
    /CSV/,
    /ZIP/,
    /^Print codes \(/,
    /previews$/,
  ];
  for (const name of names) {
    await page.getByRole('button', { name, disabled: true }).press('Enter');
    await expect(told).toHaveCount(1);
    await expect(medium).toBeFocused();
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
  await page.getByRole('link', { name: 'Go to the field' }).click();
  await expect(medium).toBeFocused();
  // A bookmark would tell it, too. A reload keeps it.
  expect(page.url()).not.toContain('mei');
  await page.reload();
  await expect(medium).toHaveValue('mei@kaya.sg');
  await expect(links(page)).toHaveCount(0);
  await medium.fill('print');
  await expect(links(page)).toHaveText(/utm_medium=print$/);
  await expect(row.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  await expect(page.getByRole('button', { name: /^Copy/, disabled: true })).toHaveCount(0);
});

test('what is filled in and chosen is in the address of the page', async ({ page }) => {
  await open(page, filled);
  await page.getByLabel('Campaign').fill('spring');
  await page.getByLabel('Page').selectOption('terms');
  await tick(page, 'Japanese', 'German');
  const own = expected(filled, 'terms', { utm_campaign: 'spring' });
  const addresses = own.filter((text) => /\/(ja|de)\//.test(text));
  await expect(links(page)).toHaveText(addresses);
  // As a menu does.
  await page.keyboard.press('Escape');
  const choice = page.getByRole('group', { name: 'Languages' });
  await expect(choice.locator('summary')).toBeFocused();
  await expect(choice.getByRole('checkbox')).toHaveCount(0);
  await choice.locator('summary').click();
  await expect(choice.getByLabel('German')).toBeChecked();
  await page.getByRole('heading', { name: 'What you share' }).click();
  await expect(choice.getByRole('checkbox')).toHaveCount(0);
  // A link within the page leaves what is kept alone.
  await page.getByRole('link', { name: 'Previews' }).click();
  await expect(page.getByRole('heading', { name: 'What others will see' })).toBeInViewport();
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Campaign')).toHaveValue('spring');
  await expect(links(page)).toHaveText(addresses);
  await expect(previews(page)).toHaveText([/^Deutsch – German/, /^日本語 – Japanese/]);
});

test('a broken or hostile address of the page leaves it usable, and what is lacking is told', async ({
  page,
}) => {
  await open(page, filled);
  const file = page.url().replace(/#.*/, '');
  for (const [hash, count, told] of [
    ['%E0%A4%A&rows=1e9&utm_source=<img src=x onerror=alert(1)>', 1, ''],
    ['page=nope&language=xx&utm_source=A b', 1, 'Not in this file: nope, xx.'],
    [`language=de&${'utm_source=a&'.repeat(300)}`, 100, 'There is room for 100 rows'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${file}#${hash}`);
    await expect(page.getByRole('group', { name: /^Row/ })).toHaveCount(count);
    if (told) await expect(page.getByText(told)).toBeVisible();
  }
  await page.getByLabel('Campaign').fill('spring');
  await expect(links(page)).toHaveText([`${start}de/?utm_source=a&utm_campaign=spring`]);
});

test('the tools for old cards open with what is listed, and a version makes new addresses', async ({
  page,
}) => {
  await open(page, filled);
  const facebook = page.getByRole('link', { name: /in the Sharing Debugger/ });
  const linkedin = page.getByRole('link', { name: /in the Post Inspector/ });
  await expect(facebook).toHaveCount(localesOf(filled.site).length);
  await follow(page, 'language=ja&language=visitor&language=en&utm_source=facebook,linkedin');
  await page.getByLabel('Version').fill('2');
  const inspect = 'https://www.linkedin.com/post-inspector/inspect/';
  const posted = ['?', '?lang=en&', 'ja/?'].map((part) => `${start}${part}utm_source=linkedin&v=2`);
  await expect(linkedin.last()).toHaveAttribute('href', inspect + encodeURIComponent(posted[2]));
  await expect(linkedin.last()).toHaveText(/^Japanese \(linkedin\)/);
  const aimed = linkedin.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await aimed).toEqual(posted.map((address) => inspect + encodeURIComponent(address)));
  const debug = 'https://developers.facebook.com/tools/debug/?q=';
  await expect(facebook).toHaveCount(2);
  await expect(facebook.last()).toHaveAttribute('href', debug + encodeURIComponent(`${start}ja/`));
});

test('a code is drawn when its row comes near, and never shows another address', async ({
  page,
}) => {
  await open(page, filled);
  await page.getByLabel('Page').selectOption('All pages');
  await page.getByLabel('Source').fill('poster, flyer, letter');
  await expect(rows(page)).toHaveCount(3 * sharedAddresses(filled.site).length);
  const last = rows(page).last();
  await expect(last.getByRole('link')).toHaveText(/utm_source=letter$/);
  await expect(last.locator('img')).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  await page.getByLabel('Campaign').fill('spring');
  await expect(last.getByRole('link')).toHaveText(/utm_campaign=spring$/);
  await expect(last.locator('img')).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveAttribute('src', /./);
  const source = (await last.locator('img').getAttribute('src')) ?? '';
  const drawing = decodeURIComponent(source.replace('data:image/svg+xml,', ''));
  expect(await decoded(Buffer.from(drawing))).toBe(await last.getByRole('link').textContent());
});

test('all codes are handed out in one file, named as single ones', async ({ page }) => {
  await open(page, filled);
  await follow(page, 'language=ja&language=pl&utm_source=letter, facebook');
  const button = page.getByRole('button', { name: 'ZIP of codes (4)' });
  const zip = unzipSync(
    await downloaded(page, button, /^letter-facebook-kaya-guides-home-2-languages-codes\.zip$/),
  );
  await expect(page.getByText('Downloaded: 4 codes')).toBeVisible();
  const single = rows(page).last().getByRole('button', { name: 'SVG' });
  const name = 'facebook-kaya-guides-home-ja.svg';
  const svg = await downloaded(page, single, new RegExp(`^${name}$`));
  expect(strFromU8(zip[name])).toBe(svg.toString());
  const codes = await decodedAll(Object.values(zip).map((file) => Buffer.from(file)));
  expect(codes).toEqual(await links(page).allTextContents());
});

test('where a device shares, it gets the address', async ({ page }) => {
  await open(page, filled);
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0);
  await page.addInitScript(() => {
    navigator.share = async (data) => document.body.setAttribute('data-shared', data?.url ?? '');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Share the address in German' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${start}de/`);
});

test('a print has every code at its size, no controls, and the previews if all is asked for', async ({
  page,
}) => {
  await open(page, filled);
  // The cards of fewer languages would be open on the screen, too.
  const five = ['ja', 'pl', 'ko', 'de', 'it'].map((language) => `language=${language}`).join('&');
  await follow(page, `${five}&utm_source=poster, flyer, letter`);
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print codes (15)' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(45, 47, 54)');
  for (const role of ['button', 'textbox', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Addresses and QR codes']);
  const head = /^Kaya Guides – \d{1,2} \w+ \d{4} – source: poster, flyer, letter$/;
  await expect(page.getByText(head)).toBeVisible();
  // The browser prints at once: what comes later is missing. In CSS, 96 pixels are 25.4 mm.
  expect(await rows(page).locator('img:not([src])').count()).toBe(0);
  for (const code of await rows(page).locator('img').all())
    expect((await code.boundingBox())?.width).toBeCloseTo((30 / 25.4) * 96, 0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print codes and previews' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toHaveText(['Addresses and QR codes', 'What others will see']);
  const cards = page.getByRole('figure', { name: 'LINE' });
  await expect(cards).toHaveCount(5);
  await expect(cards.getByRole('img').last()).toHaveCSS('print-color-adjust', 'exact');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(headings).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(cards).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, has every address, and nothing that does nothing', async ({ page }) => {
    await open(page, filled);
    await expect(
      page.locator('noscript p').filter({ hasText: 'JavaScript is off.' }),
    ).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /fields/i })).toHaveCount(0);
    await expect(rows(page).locator('img').filter({ visible: true })).toHaveCount(0);
    await expect(links(page)).toHaveText(
      sharedAddresses(filled.site).map(({ address }) => address),
    );
  });
});

test('the page is accessible in both themes, fits, and says what each service shows', async ({
  page,
}) => {
  await open(page, filled);
  const german = previews(page).filter({ has: page.getByText('Deutsch', { exact: true }) });
  await german.locator('summary').click();
  await expect(german.getByRole('figure', { name: 'Google' })).toBeVisible();
  const picture = readFileSync(join(filled.folder, 'og/de-home.png'), 'base64');
  for (const [name, ratio] of [
    ['WhatsApp', 1],
    ['Telegram', 1.91],
    ['LINE', 1.91],
    ['KakaoTalk', 2],
    ['Facebook', 1.91],
    ['LinkedIn', 1.91],
    ['X', 2],
  ] as const) {
    const card = german.getByRole('figure', { name, exact: true }).getByRole('img');
    await expect(card).toHaveCSS('background-image', `url("data:image/png;base64,${picture}")`);
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height, name).toBeCloseTo(ratio, 1);
  }
  const facebook = german.getByRole('figure', { name: 'Facebook' });
  const { width: drawn } = (await facebook.boundingBox()) ?? {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect(await violations(page), `${colorScheme}, ${size.width}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(size.width);
      // Else a title would be cut elsewhere.
      expect((await facebook.boundingBox())?.width).toBe(drawn);
      const google = await german.getByRole('figure', { name: 'Google' }).boundingBox();
      expect((google?.x ?? 0) + (google?.width ?? Infinity)).toBeLessThan(size.width);
    }
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...phone, width });
    for (const card of await german.getByRole('figure').all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toBeInViewport({ ratio: 0.999 });
    }
    const shown = german.getByRole('region');
    expect(await shown.evaluate((part) => part.scrollLeft), `${width}`).toBe(0);
  }
  await page.setViewportSize(phone);
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('without a public address there is no code, and every row says why', async ({ page }) => {
  await open(page, plain);
  await typeCampaign(page);
  await expect(page.getByText('Not for others yet.')).toBeVisible();
  const reason = 'No QR code: localhost:3000 is not a public address.';
  for (const row of await rows(page).all()) await expect(row).toContainText(reason);
  await expect(rows(page)).toHaveCount(localesOf(plain.site).length + 1);
  await expect(rows(page).locator('img')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /copy (the address|all)|CSV|print/i })).toHaveCount(
    0,
  );
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Not for others yet.')).toBeVisible();
});

test('faults of the heads are told first', async ({ page }) => {
  const copy = test.info().outputPath('export');
  cpSync(filled.folder, copy, { recursive: true });
  const german = join(copy, 'de/terms/index.html');
  const html = readFileSync(german, 'utf8').replace(/<meta property="og:description"[^>]*>/, '');
  writeFileSync(german, html);
  rmSync(join(copy, 'ko/imprint/index.html'));
  await open(page, filled, copy);
  const faults = page.getByRole('region', { name: 'To mend before you share' });
  await expect(faults.getByRole('listitem')).toHaveText([
    '/de/terms/ lacks og:description',
    '/ko/imprint/ is not in the export',
  ]);
});

test('samples are told, and nobody is asked to write to one', async ({ page }) => {
  const { email } = plain.site.config.companies.singapore;
  test.skip(!email.endsWith('.example'), 'No sample remains.');
  await open(page, plain);
  await expect(page.getByText(/^Samples remain/)).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toHaveCount(0);
});
