/** `npm run share` writes one file. The tests open it from a disk, as the people who get it do. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { allPages } from '../../lib/address/paths';
import { localesOf } from '../../lib/site/languages';
import { unset } from '../../lib/testing/filled-operator';
import { sharedAddresses } from '../../tools/share/addresses';
import { withParameters } from '../../tools/share/campaign.client';
import { englishName, visitors } from '../../tools/share/names.client';
import { violations } from '../setup/axe';
import { type Export, filled, plain } from '../setup/exports';
import { expect, test } from '../setup/test';
import { desktop } from '../setup/window';

const networks = ['Facebook', 'LinkedIn', 'X'];

const phone = { width: 390, height: 844 };

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

const hostile = `</script><img src=x onerror=alert(1)> "50 %" & more, +1 ä#?`;

async function typeCampaign(page: Page, campaign: string): Promise<Map<string, string>> {
  await page.getByLabel('Campaign').fill(campaign);
  await page.getByLabel('Medium').fill('print');
  return new Map([
    ['utm_medium', 'print'],
    ['utm_campaign', campaign],
  ]);
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

/** Types rows from the first on, as somebody does who goes on with Enter. */
async function typeRows(page: Page, ...lines: readonly (readonly string[])[]): Promise<void> {
  for (const [index, [source, medium = '', content = '']] of lines.entries()) {
    const row = place(page, index + 1);
    if (index > 0) await place(page, index).getByLabel('Source').press('Enter');
    await row.getByLabel('Source').fill(source);
    await row.getByLabel('Medium').fill(medium);
    await row.getByLabel('Content').fill(content);
  }
}

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

/** The rows of the page that is chosen. */
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });

/** The previews that show, a part for each language. */
const previews = (page: Page) => page.locator('#previews').getByRole('group');

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
  // A drawing is 30 mm wide: without a density it would have three pixels to a module.
  const drawing = sharp(picture, { density: 300 }).resize(400).ensureAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function decodedAll(pictures: readonly Buffer[]): Promise<(string | undefined)[]> {
  return Promise.all(pictures.map(decoded));
}

test('every code that is shown leads to the address beside it', async ({ page }) => {
  await open(page, filled);
  const addresses = expected(filled, 'home', await typeCampaign(page, 'Spring & more'));
  await expect(rows(page).getByRole('link')).toHaveText(addresses);
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

for (const kind of ['SVG', 'PNG'])
  test(`every code that is handed out as ${kind} leads to its address`, async ({ page }) => {
    await open(page, filled);
    const addresses = expected(filled, 'home', await typeCampaign(page, 'Spring & more'));
    // Looked up once, because finding a button by its name takes long on a slow machine.
    const buttons = await rows(page).getByRole('button', { name: kind }).elementHandles();
    const languages = [visitors, ...localesOf(filled.site)];
    const files: Buffer[] = [];
    for (const [index, language] of languages.entries()) {
      const name = new RegExp(
        `^kaya-guides-print-spring-more-home-${language}-\\w{7}\\.${kind}$`,
        'i',
      );
      files.push(await downloaded(page, buttons[index], name));
    }
    expect(await decodedAll(files)).toEqual(addresses);
  });

test('a table of all pages has every address, and a field is only ever text', async ({ page }) => {
  await open(page, filled);
  const parameters = await typeCampaign(page, hostile);
  await page.getByLabel('Page').selectOption('terms');
  await expect(rows(page).getByRole('link')).toHaveText(expected(filled, 'terms', parameters));

  await page.getByLabel('Page').selectOption('All pages');
  const name = /^kaya-guides-[a-z\d-]+-addresses-\w{7}\.csv$/;
  const content = await downloaded(page, page.getByRole('button', { name: 'CSV' }), name);
  const [head, ...lines] = content.toString().trimEnd().split('\r\n');
  expect(head).toBe(
    '\uFEFFlanguage,name,page,title,source,medium,campaign,content,ID,term,version,address',
  );
  expect(lines).toHaveLength(allPages(filled.site).length + 5);
  const options = page.getByLabel('Page').locator('option');
  const named = await options.evaluateAll((all) =>
    all.map((option) => [option.getAttribute('value'), option.textContent] as const),
  );
  const titles = new Map(named);
  const cells = sharedAddresses(filled.site).map(({ language, page: route, address }) => [
    `${language},${englishName(language)},${route},${titles.get(route)},,print,`,
    `,,,${withParameters(address, parameters)}`,
  ]);
  for (const [index, [start, end]] of cells.entries()) {
    expect(lines[index].startsWith(start), lines[index]).toBe(true);
    expect(lines[index].endsWith(end), lines[index]).toBe(true);
  }

  await page.getByLabel('Campaign').fill('x'.repeat(500));
  await expect(rows(page).first()).toContainText(
    'too long for one that prints well. Shorten what you typed.',
  );
  await expect(rows(page).first().locator('img')).toBeHidden();
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /SVG|PNG/ }),
  ).toHaveCount(0);
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

test('the page says what it is for, which address to post, and what is counted', async ({
  page,
}) => {
  await open(page, filled);
  const { email } = filled.site.config.companies.singapore;
  await expect(page.getByRole('banner')).toContainText(
    new RegExp(`Made on \\d{1,2} \\p{L}+ \\d{4}: ask the operator, ${email} ?, for a new one`, 'u'),
  );
  const own = rows(page).filter({ hasText: englishName(visitors) });
  await expect(own).toContainText('For readers of several languages');
  await expect(place(page, 1).getByLabel('Content')).toBeEditable();
  const counting = page.getByText('The site itself counts nobody');
  await expect(counting).toBeHidden();
  await page.getByText('For a colleague, and statistics').click();
  await expect(counting).toBeVisible();
});

test('a name that would not arrive as it looks is told, and a better one is taken', async ({
  page,
}) => {
  await open(page, filled);
  const field = page.getByLabel('Campaign');
  await expect(field).toHaveAccessibleDescription(
    /^What it is for, in all addresses: spring-2027 *$/,
  );
  await field.fill('Frühling & Sommer 2027');
  const advice = page.getByRole('status');
  await expect(advice.filter({ hasText: /^Capitals .+ Spaces, signs/ })).toBeVisible();
  await page.getByRole('button', { name: 'Use fruehling-sommer-2027' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('fruehling-sommer-2027');
  const parameters = new Map([['utm_campaign', 'fruehling-sommer-2027']]);
  await expect(rows(page).getByRole('link')).toHaveText(expected(filled, 'home', parameters));
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
  await field.fill('https://www.kaya-guides.sg/');
  const told = 'This is an address: only a name belongs here.';
  await expect(advice.filter({ hasText: told })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
  // It is no name yet that would need others.
  await expect(advice.filter({ hasText: 'Still empty' })).toHaveCount(0);
});

test('what is filled in and chosen is in the address of the page', async ({ page }) => {
  await open(page, filled);
  await typeCampaign(page, 'spring');
  await page.getByLabel('Page').selectOption('terms');
  await tick(page, 'Japanese', 'German');
  const address = expected(
    filled,
    'terms',
    new Map([
      ['utm_medium', 'print'],
      ['utm_campaign', 'spring'],
    ]),
  ).filter((text) => /\/(ja|de)\//.test(text));
  await expect(rows(page).getByRole('link')).toHaveText(address);

  // A link within the page leaves what is kept alone.
  await page.getByRole('link', { name: 'Previews' }).click();
  await expect(page.getByRole('heading', { name: 'What others will see' })).toBeInViewport();
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByLabel('Campaign')).toHaveValue('spring');
  await expect(rows(page).getByRole('link')).toHaveText(address);
  await expect(previews(page)).toHaveText([/^Deutsch – German/, /^日本語 – Japanese/]);
});

test('the link to a set-up, of an older file too, fills in everything in this one', async ({
  page,
}) => {
  await open(page, filled);
  const kept =
    'page=terms&language=ja&language=xx&utm_source=flyer%2Fprint%2C+fb&utm_campaign=fair';
  await typeRows(page, ['letter', '', 'header']);
  await expect(page).toHaveTitle('letter – Share Kaya Guides');
  const link = `file:///home/mei/share%20(1).html#${kept}`;
  await page.getByLabel('Campaign').fill(link);
  await page.getByRole('button', { name: 'Fill in this set-up' }).click();
  expect(await typedRows(page)).toEqual(['flyer | print | ', 'fb |  | ']);
  const start = 'https://www.kaya-guides.sg/surveys/ja/terms/?';
  await expect(rows(page).getByRole('link')).toHaveText([
    `${start}utm_source=flyer&utm_medium=print&utm_campaign=fair`,
    `${start}utm_source=fb&utm_campaign=fair`,
  ]);
  await expect(page.getByText('Not in this file: languages xx.')).toBeVisible();
  // A bookmark is called so.
  await expect(page).toHaveTitle('fair – Share Kaya Guides');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await typedRows(page)).toEqual(['letter |  | header']);
  await expect(page.getByLabel('Campaign')).toHaveValue(link);
});

test('the tools for old cards open with what is listed, a link for each page and language', async ({
  page,
}) => {
  await open(page, filled);
  const all = localesOf(filled.site).length;
  const facebook = page.getByRole('link', { name: /in the Sharing Debugger/ });
  const linkedin = page.getByRole('link', { name: /in the Post Inspector/ });
  await expect(facebook).toHaveCount(all);
  await page.goto(`${page.url()}#language=ja&utm_source=facebook%2C+linkedin&utm_medium=social`);
  const japanese = 'https://www.kaya-guides.sg/surveys/ja/';
  const ofLinkedin = `${japanese}?utm_source=linkedin&utm_medium=social`;
  const inspect = 'https://www.linkedin.com/post-inspector/inspect/';
  await expect(linkedin).toHaveCount(1);
  await expect(linkedin).toHaveAttribute('href', inspect + encodeURIComponent(ofLinkedin));
  await expect(linkedin).toHaveText(/^Japanese \(linkedin\)/);
  await expect(facebook).toHaveCount(1);
  await page.goto(`${page.url()}&language=visitor&language=en`);
  const site = 'https://www.kaya-guides.sg/surveys/';
  const posted = ['', '?lang=en', 'ja/'].map(
    (part) =>
      `${site}${part}${part.includes('?') ? '&' : '?'}utm_source=linkedin&utm_medium=social`,
  );
  await expect(linkedin).toHaveCount(3);
  expect(
    await linkedin.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(posted.map((address) => inspect + encodeURIComponent(address)));
  await expect(facebook).toHaveCount(2);
  const debug = 'https://developers.facebook.com/tools/debug/?q=';
  await expect(facebook.last()).toHaveAttribute('href', debug + encodeURIComponent(japanese));
});

test('the site’s own address fills in page, language and its row; another site’s the row', async ({
  page,
}) => {
  await open(page, filled);
  await tick(page, 'Polish');
  await typeRows(page, ['letter', 'email'], ['', '', 'header']);
  const campaign = '?utm_source=flyer&utm_medium=print&utm_campaign=fair';
  const japanese = `https://www.kaya-guides.sg/surveys/ja/terms/${campaign}`;
  const source = place(page, 2).getByLabel('Source');
  await source.fill(`${japanese}&utm_nooverride=1&fbclid=b`);
  await expect(
    page.getByText(
      'no field for utm_nooverride: lost. Left out, because it marks one click or person: fbclid.',
    ),
  ).toBeVisible();
  const own = 'Take Source, Medium and Campaign from this address, empty Content';
  await page.getByRole('button', { name: own }).click();
  // Page and language are those of the other row as well.
  await expect(page.getByText(/^Not taken, because .+ other rows: .+, Japanese\.$/)).toBeVisible();
  await expect(rows(page).getByRole('link')).toHaveText([/\/pl\/.+=letter/, /\/pl\/.+=flyer/]);
  await expect(
    page.getByText(
      'no field for utm_nooverride: lost. Left out, because it marks one click or person: fbclid.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Use .+, Japanese for all rows$/ }).click();
  await expect(rows(page).getByRole('link')).toHaveText([/utm_source=letter/, japanese]);
  await expect(source).toHaveValue('flyer');
  await place(page, 2).getByLabel('Content').fill('x');
  await expect(page.getByText('no field for')).toHaveCount(0);

  await source.fill('https://www.kaya-guides.sg/surveys/pl/');
  await page.getByRole('button', { name: 'Choose its page and language' }).click();
  await expect(rows(page).getByRole('link')).toHaveText([
    'https://www.kaya-guides.sg/surveys/pl/?utm_source=letter&utm_medium=email&utm_campaign=fair',
    'https://www.kaya-guides.sg/surveys/pl/?utm_medium=print&utm_campaign=fair&utm_content=x',
  ]);

  // The campaign is that of all rows.
  await source.fill('https://other.sg/ja/?utm_source=poster&utm_medium=print');
  await page
    .getByRole('button', { name: 'Take Source and Medium from this address, empty Content' })
    .click();
  await expect(rows(page).getByRole('link').last()).toHaveText(
    'https://www.kaya-guides.sg/surveys/pl/?utm_source=poster&utm_medium=print&utm_campaign=fair',
  );
});

test('all is cleared at once, which can be taken back, also after more is typed', async ({
  page,
}) => {
  await open(page, filled);
  const set = '#utm_source=flyer&utm_medium=print&page=terms&language=ja';
  await page.goto(page.url() + set);
  const address = 'https://www.kaya-guides.sg/surveys/ja/terms/?utm_source=flyer&utm_medium=print';
  await expect(rows(page).getByRole('link')).toHaveText([address]);
  const clear = page.getByRole('button', { name: 'Clear all' });
  await clear.click();
  await expect(rows(page).getByRole('link')).toHaveText(expected(filled, 'home', new Map()));
  await expect(page.getByLabel('Source')).toHaveValue('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  // Nothing is left to clear: what was before stays.
  await clear.click();
  await page.getByLabel('Campaign').fill('Fair');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(rows(page).getByRole('link')).toHaveText([address]);
  await expect(clear).toBeFocused();
  await expect(undo).toHaveCount(0);
});

test('what a button beside a field fills in is taken back, to the letter', async ({ page }) => {
  await open(page, filled);
  const undo = page.getByRole('button', { name: 'Undo' });
  await typeRows(page, ['Facebook', 'email'], ['mrt poster', 'print']);
  const medium = place(page, 1).getByLabel('Medium');
  await page.getByRole('button', { name: 'Use facebook', exact: true }).click();
  await expect(place(page, 1).getByLabel('Source')).toBeFocused();
  await page.getByRole('button', { name: 'Use the usual: social' }).click();
  await expect(medium).toBeFocused();
  expect(await typedRows(page)).toEqual(['facebook | social | ', 'mrt poster | print | ']);
  await expect(undo).toHaveText('Undo: ‘Use the usual: social’');
  await undo.click();
  await expect(medium).toBeFocused();
  expect(await typedRows(page)).toEqual(['facebook | email | ', 'mrt poster | print | ']);
  // Step by step, also where a row is gone meanwhile.
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  await expect(undo).toHaveText('Undo: removing row 2');
  await undo.click();
  await expect(undo).toHaveText('Undo: ‘Use facebook’');
  await undo.click();
  expect(await typedRows(page)).toEqual(['Facebook | email | ', 'mrt poster | print | ']);
  await expect(undo).toHaveCount(0);
});

test('a list in one field becomes rows, which is taken back', async ({ page }) => {
  await open(page, filled);
  await page.goto(`${page.url()}#language=de&utm_campaign=spring`);
  await typeRows(page, ['letter', 'email'], ['poster', 'print', 'orchard, bugis, jurong']);
  // Nothing is guessed: until the press it is one address.
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Make 3 rows' }).click();
  const start = 'https://www.kaya-guides.sg/surveys/de/?';
  const poster = `${start}utm_source=poster&utm_medium=print&utm_campaign=spring&utm_content=`;
  await expect(rows(page).getByRole('link')).toHaveText([
    `${start}utm_source=letter&utm_medium=email&utm_campaign=spring`,
    `${poster}orchard`,
    `${poster}bugis`,
    `${poster}jurong`,
  ]);
  await expect(place(page, 2).getByLabel('Source')).toBeFocused();
  await expect(page.getByRole('button', { name: 'CSV (4)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await typedRows(page)).toEqual([
    'letter | email | ',
    'poster | print | orchard, bugis, jurong',
  ]);

  await place(page, 2).getByLabel('Content').fill('');
  await place(page, 2).getByLabel('Source').fill('facebook/social, mall/print/orchard');
  await page.getByRole('button', { name: 'Make 2 rows' }).click();
  expect(await typedRows(page)).toEqual([
    'letter | email | ',
    'facebook | social | ',
    'mall | print | orchard',
  ]);
});

test('rows are added and removed by keyboard, and the focus stays near', async ({ page }) => {
  await open(page, filled);
  await page.goto(`${page.url()}#language=de`);
  const source = (number: number) => place(page, number).getByLabel('Source');
  const remove = (number: number) => page.getByRole('button', { name: `Remove row ${number}` });
  await source(1).focus();
  await expect(remove(1)).toHaveCount(0);
  // After an empty row there is no other.
  await page.keyboard.press('Enter');
  await expect(place(page, 2)).toHaveCount(0);
  await page.keyboard.type('poster');
  await page.keyboard.press('Tab');
  await page.keyboard.type('print');
  await page.keyboard.press('Enter');
  await expect(source(2)).toBeFocused();
  await page.keyboard.type('flyer');
  await page.getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(source(3)).toBeFocused();
  await page.keyboard.type('letter');
  await place(page, 1).getByLabel('Medium').press('Enter');
  await expect(place(page, 2).getByLabel('Medium')).toBeFocused();
  await expect(rows(page).getByRole('link')).toHaveText([/=poster/, /=flyer/, /=letter/]);

  await remove(2).press('Enter');
  expect(await typedRows(page)).toEqual(['poster | print | ', 'letter |  | ']);
  await expect(remove(2)).toBeFocused();
  await expect(rows(page).getByRole('link')).toHaveText([/=poster/, /=letter/]);
  await remove(2).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a row' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(source(2)).toBeFocused();
  await expect(source(2)).toHaveValue('letter');

  await source(2).fill('poster');
  await place(page, 2).getByLabel('Medium').fill('print');
  await expect(page.getByText('The same as row 1: both give one address.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('a table of a spreadsheet is pasted into rows, and taken back', async ({ page }) => {
  await open(page, filled);
  await page.goto(`${page.url()}#language=de&utm_source=letter`);
  const table = [
    'Channel\tutm_source\tMedium\tcontent\tCampaign',
    'Meta\tfacebook\tsocial\t\tspring-2027',
    'Print\tposter\tprint\torchard\tspring-2027',
    'Print\tposter\tprint\tbugis\tspring-2027',
  ];
  await paste(page, place(page, 1).getByLabel('Medium'), table.join('\r\n'));
  expect(await typedRows(page)).toEqual([
    'facebook | social | ',
    'poster | print | orchard',
    'poster | print | bugis',
  ]);
  await expect(page.getByLabel('Campaign')).toHaveValue('spring-2027');
  await expect(
    page.getByText(
      'Filled in 3 rows, over 1 that was there. To keep both, undo, and begin in an empty row. Chosen: spring-2027. Left out: column Channel.',
    ),
  ).toBeVisible();
  await expect(rows(page).getByRole('link')).toHaveText([/=facebook/, /=orchard$/, /=bugis$/]);
  // Without a head line it begins in the field, and goes down from there.
  await paste(page, place(page, 2).getByLabel('Content'), 'east\nwest\n');
  expect(await typedRows(page)).toEqual([
    'facebook | social | ',
    'poster | print | east',
    'poster | print | west',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await typedRows(page))[1]).toBe('poster | print | orchard');
  // One line is text as any other.
  await place(page, 2).getByLabel('Content').fill('');
  await paste(page, place(page, 2).getByLabel('Content'), 'mall');
  expect((await typedRows(page))[1]).toBe('poster | print | mall');
  // From the campaign, and the version, it goes below the rows.
  const campaign = page.getByLabel('Campaign');
  await paste(page, campaign, 'letter\temail\nfair\tevent');
  expect((await typedRows(page)).slice(3)).toEqual(['letter | email | ', 'fair | event | ']);
  await expect(place(page, 4).getByLabel('Source')).toBeFocused();
  await expect(campaign).toHaveValue('spring-2027');
  await paste(page, page.getByLabel('Version'), 'Source\tMedium\nline\tmessenger');
  expect((await typedRows(page)).slice(5)).toEqual(['line | messenger | ']);
  await paste(page, campaign, 'spring\nsummer');
  await expect(page.getByText('Campaign is one name for all rows, and these are 2.')).toBeVisible();
  await expect(campaign).toHaveValue('spring-2027');
});

test('a pasted campaign changes the other rows only when that is asked for', async ({ page }) => {
  await open(page, filled);
  await page.goto(`${page.url()}#language=de&utm_campaign=spring-2027&rows=1&utm_source=letter`);
  await page.getByRole('button', { name: 'Add a row' }).click();
  const table = 'Source\tMedium\tCampaign\nblog\treferral\tmarch-2027';
  await paste(page, place(page, 2).getByLabel('Source'), table);
  const told = 'Filled in 1 row. Not taken, because it would change the other rows: march-2027.';
  await expect(page.getByText(told)).toBeVisible();
  const campaign = page.getByLabel('Campaign');
  await expect(campaign).toHaveValue('spring-2027');
  await page.getByRole('button', { name: 'Use march-2027 for all rows' }).click();
  await expect(campaign).toHaveValue('march-2027');
  await expect(page.getByText(told)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: ‘Use march-2027 for all rows’' }).click();
  await expect(campaign).toHaveValue('spring-2027');
  await campaign.press('Enter');
  await expect(place(page, 1).getByLabel('Source')).toBeFocused();
});

test('lines with addresses, and the lines of a list, are pasted as rows', async ({ page }) => {
  await open(page, filled);
  const source = place(page, 1).getByLabel('Source');
  const site = 'https://www.kaya-guides.sg/surveys/ja/terms/';
  const links = [
    `1. ${site}?utm_source=facebook&utm_medium=social&utm_campaign=fair`,
    `2. ${site}?utm_source=line&utm_medium=messenger&utm_campaign=fair`,
  ];
  await paste(page, source, links.join('\n'));
  await expect(rows(page).getByRole('link')).toHaveText(links.map((line) => line.slice(3)));
  await expect(page.getByText(/^Filled in 2 rows\. Chosen: .+, Japanese, fair\.$/)).toBeVisible();
  // Two pages are no choice: it would give addresses that nobody pasted.
  await paste(page, source, [links[0], links[1].replace('/terms', '')].join('\n'));
  await expect(page.getByText('Nothing is filled in: paste those of one page')).toBeVisible();
  await expect(rows(page).getByRole('link')).toHaveText(links.map((line) => line.slice(3)));
  await page.getByRole('button', { name: 'Clear all' }).click();
  await paste(page, source, '1. Facebook\n2. WhatsApp\n3. Poster');
  expect(await typedRows(page)).toEqual(['Facebook |  | ', 'WhatsApp |  | ', 'Poster |  | ']);
  await page.getByRole('button', { name: 'Use all better spellings (3)' }).click();
  await page.getByRole('button', { name: 'Use all usual mediums (3)' }).click();
  expect(await typedRows(page)).toEqual([
    'facebook | social | ',
    'whatsapp | messenger | ',
    'poster | print | ',
  ]);
});

test('a broken or hostile address of the page leaves it usable', async ({ page }) => {
  await open(page, filled);
  const file = page.url();
  const many = Array.from({ length: 300 }, (_, index) => `utm_source=a${index}`).join('&');
  for (const [hash, count] of [
    ['%E0%A4%A&rows=1e9&utm_source=<img src=x onerror=alert(1)>', 1],
    [`language=de&${many}`, 100],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${file}#${hash}`);
    await expect(page.getByRole('group', { name: /^Row/ })).toHaveCount(count);
  }
  await expect(page.getByText('Of 300 rows the first 100 are taken.')).toBeVisible();
  await expect(rows(page)).toHaveCount(100);
});

test('an address without a page is told, and its host is no source', async ({ page }) => {
  await open(page, filled);
  await page.getByLabel('Source').fill('https://www.kaya-guides.sg/surveys/de/termz/');
  await expect(page.getByText('The site has no such page.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use kaya/ })).toHaveCount(0);
});

test('what this file lacks of a set-up is told', async ({ page }) => {
  await open(page, filled);
  const told = page.getByText('Not in this file: page nope, languages xx, yy.');
  await page.goto(`${page.url()}#page=nope&language=xx&language=ja&language=yy&utm_campaign=fair`);
  await expect(told).toBeVisible();
  await expect(rows(page).getByRole('link')).toHaveText([
    'https://www.kaya-guides.sg/surveys/ja/?utm_campaign=fair',
  ]);
  await page.getByLabel('Campaign').fill('spring');
  await expect(told).toBeHidden();
});

test('a code is drawn when its row comes near, and never shows another address', async ({
  page,
}) => {
  await open(page, filled);
  await page.getByLabel('Page').selectOption('All pages');
  await typeRows(page, ['poster'], ['flyer'], ['letter']);
  await expect(rows(page)).toHaveCount(3 * sharedAddresses(filled.site).length);
  const last = rows(page).last();
  await expect(last.getByRole('link')).toHaveText(/utm_source=letter$/);
  await expect(last.locator('img')).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  // Neither at the first rows nor at the last: it would have had its turn before these.
  const middle = rows(page).nth(Math.floor((await rows(page).count()) / 2));
  await expect(middle.locator('img')).not.toHaveAttribute('src');

  await page.getByLabel('Campaign').fill('spring');
  await expect(last.getByRole('link')).toHaveText(/utm_campaign=spring$/);
  await expect(last.locator('img')).not.toHaveAttribute('src');
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toHaveAttribute('src', /./);
  const source = (await last.locator('img').getAttribute('src')) ?? '';
  const drawing = decodeURIComponent(source.replace('data:image/svg+xml,', ''));
  expect(await decoded(Buffer.from(drawing))).toBe(await last.getByRole('link').textContent());
});

test('letters that are typed one by one draw the list once', async ({ page }) => {
  await open(page, filled);
  await page.getByLabel('Page').selectOption('All pages');
  await expect(rows(page)).toHaveCount(sharedAddresses(filled.site).length);
  const first = rows(page).first().getByRole('link');
  const drawings = await first.evaluate(async (link) => {
    const seen: string[] = [];
    const follow = () => seen.push(link.textContent ?? '');
    new MutationObserver(follow).observe(link, { childList: true });
    const input = document.querySelector('#utm_campaign') as HTMLInputElement;
    for (const letter of 'spring') {
      input.value += letter;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // Else the observer would be told of all at once.
      await Promise.resolve();
    }
    return new Promise<string[]>((resolve) => {
      const wait = () => (seen.length > 0 ? resolve(seen) : requestAnimationFrame(wait));
      wait();
    });
  });
  expect(drawings).toEqual(['https://www.kaya-guides.sg/surveys/?utm_campaign=spring']);
  // A button that is pressed at once has the last letter.
  await page.getByLabel('Campaign').fill('summer');
  const table = await downloaded(page, page.getByRole('button', { name: 'CSV' }), /\.csv$/);
  expect(table.toString()).not.toContain('spring');
});

test('all codes are handed out in one file, named as single ones', async ({ page }) => {
  await open(page, filled);
  await tick(page, 'Japanese', 'Polish');
  await typeRows(page, ['letter', 'email'], ['facebook', 'social']);
  const button = page.getByRole('button', { name: 'ZIP of codes (4)' });
  const zip = unzipSync(
    await downloaded(page, button, /^kaya-guides-.+-home-2-languages-codes-\w{7}\.zip$/),
  );
  await expect(page.getByText('Downloaded: 4 codes.')).toBeVisible();
  const single = rows(page).last().getByRole('button', { name: 'SVG' });
  const [name] = Object.keys(zip).filter((each) => /facebook-social-home-ja/.test(each));
  const svg = await downloaded(page, single, new RegExp(`^${name}$`));
  expect(strFromU8(zip[name])).toBe(svg.toString());
  const codes = await decodedAll(Object.values(zip).map((file) => Buffer.from(file)));
  expect(codes).toEqual(await rows(page).getByRole('link').allTextContents());
});

test('where posters are listed among others, the codes of posters are handed out and printed', async ({
  page,
}) => {
  await open(page, filled);
  await page.goto(`${page.url()}#language=ja&utm_campaign=spring`);
  await typeRows(
    page,
    ['facebook', 'social'],
    ['poster', 'print', 'orchard'],
    ['poster', 'print', 'bugis'],
  );
  const links = rows(page).getByRole('link');
  await expect(links).toHaveText([/facebook/, /=poster.+orchard$/, /=poster.+bugis$/]);
  const [, ...posters] = await links.allTextContents();

  const button = page.getByRole('button', { name: 'ZIP of codes for paper (2)' });
  const zip = unzipSync(await downloaded(page, button, /\.zip$/));
  const files = Object.values(zip).map((file) => Buffer.from(file));
  expect(await decodedAll(files)).toEqual(posters);
  await expect(page.getByRole('button', { name: 'Print codes for paper (2)' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  // The heading names what is on the sheet.
  const head = page.getByText(
    /source: poster; medium: print; campaign: spring; content: orchard, bugis$/,
  );
  await expect(head).toBeVisible();
  await expect(links.filter({ visible: true })).toHaveText(posters);
  await page.evaluate(() => document.body.setAttribute('data-whole', ''));
  await expect(links.filter({ visible: true })).toHaveCount(3);
});

test('above the addresses stands which rows have advice, and data about people are a warning', async ({
  page,
}) => {
  await open(page, filled);
  await page.setViewportSize(phone);
  await typeRows(page, ['letter', 'email'], ['newsletter']);
  await page.getByLabel('Campaign').fill('Spring');
  const summary = page.getByText('Advice is still open (2):');
  await expect(summary).toBeVisible();
  await page.getByRole('link', { name: 'Campaign', exact: true }).click();
  await expect(page.getByLabel('Campaign')).toBeFocused();
  await expect(page.getByLabel('Campaign')).toBeInViewport();
  await page.keyboard.insertText('{{email}}');
  await expect(page.getByText(/^Nothing .+ Campaign\. Advice is still open \(2\):/)).toBeVisible();
  await page.getByRole('link', { name: 'Row 2' }).click();
  await expect(place(page, 2).getByLabel('Medium')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Use/ })).toHaveText(['Use the usual: email']);
  await page.getByRole('button', { name: 'Use the usual: email' }).click();
  await page.getByLabel('Campaign').fill('spring');
  await expect(page.getByText(/Advice is still open \(/)).toBeHidden();
});

test('the whole page is printed with the campaign, every code, and the cards of ticked languages', async ({
  page,
}) => {
  await open(page, filled);
  // The cards of fewer would be open on the screen, too.
  await page.goto(`${page.url()}#language=ja&language=pl&language=ko&language=de&language=it`);
  await expect(rows(page)).toHaveCount(5);
  await typeRows(
    page,
    ...['poster', 'flyer', 'letter', 'guide', 'fair', 'window'].map((name) => [name]),
  );
  await page.evaluate(() => {
    window.print = () => document.body.toggleAttribute('data-printed');
  });
  await page.getByRole('button', { name: 'Print the whole page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  // The browser prints at once: what comes later is missing.
  const absent = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const images = document.querySelectorAll('li:not([hidden]) img:not([src])');
    return [...images].filter((image) => image.checkVisibility()).length;
  });
  expect(absent).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Kaya Guides – .+ – source: poster, flyer/)).toBeVisible();
  await expect(rows(page)).toHaveCount(30);
  const cards = page.getByRole('figure', { name: 'LINE' });
  await expect(cards).toHaveCount(5);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(cards).toHaveCount(0);
});

test('an address of the page that names one language still opens it alone', async ({ page }) => {
  await open(page, filled);
  await page.goto(`${page.url()}#utm_campaign=spring&page=terms&language=ja`);
  await expect(rows(page).getByRole('link')).toHaveText([
    'https://www.kaya-guides.sg/surveys/ja/terms/?utm_campaign=spring',
  ]);
  await expect(previews(page)).toHaveText(/^日本語 – Japanese.+Google/s);
});

test('what is listed is copied and tabled: the languages that are ticked, once for each row', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, filled);
  await tick(page, 'Japanese', 'Polish');
  await typeRows(page, ['poster', 'print', 'header'], ['facebook', 'social', 'header']);
  const addresses = ['pl', 'ja'].flatMap((language) =>
    ['utm_source=poster&utm_medium=print', 'utm_source=facebook&utm_medium=social'].map(
      (own) => `https://www.kaya-guides.sg/surveys/${language}/?${own}&utm_content=header`,
    ),
  );
  await expect(rows(page).getByRole('link')).toHaveText(addresses);
  await expect(rows(page).nth(1)).toContainText('facebook, social');

  const copyAll = page.getByRole('button', { name: /^Copy all/ });
  await expect(copyAll).toHaveText('Copy all (4)');
  await copyAll.click();
  await expect(page.getByText('Copied: 4, as rows for a spreadsheet')).toBeVisible();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const names = [
    'Polish\tposter, print',
    'Polish\tfacebook, social',
    'Japanese\tposter, print',
    'Japanese\tfacebook, social',
  ];
  const lines = addresses.map((address, index) => `${names[index]}\t${address}`);
  expect(await clipboard()).toBe(lines.join('\n'));
  await page.getByLabel('Page').selectOption('All pages');
  await copyAll.click();
  await expect(page.getByText(/^Copied: \d+, as rows/)).toBeVisible();
  expect(await clipboard()).toContain(`Polish\tHome\tposter, print\t${addresses[0]}`);
  await page.getByLabel('Page').selectOption('home');
  await place(page, 1).getByLabel('Content').fill('header');
  await expect(page.getByText(/^Copied/)).toHaveCount(0);

  const table = await downloaded(page, page.getByRole('button', { name: 'CSV' }), /\.csv$/);
  const [, ...cells] = table.toString().trimEnd().split('\r\n');
  expect(cells.map((line) => line.split(',').at(-1))).toEqual(addresses);

  const copy = rows(page).nth(3).getByRole('button', { name: 'Copy the address in Japanese' });
  await copy.click();
  await expect(rows(page).nth(3).getByRole('status')).toHaveText(
    'Copied. Advice is still open: Campaign.',
  );
  expect(await clipboard()).toBe(addresses[3]);
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  const polish = page.getByRole('checkbox', { name: 'Polish' });
  await polish.uncheck();
  await copyAll.click();
  // Of one address there is nothing to tell apart.
  await expect.poll(clipboard).toBe(addresses[2]);
  await polish.check();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByText('For a colleague, and statistics').click();
  await page.getByRole('button', { name: 'Copy this set-up' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Copied, with a word on what to do with it\./ })
      .first(),
  ).toBeVisible();
  const setup = await clipboard();
  const empty = page.url().replace(/#.*/, '');
  await page.goto('about:blank');
  await page.goto(empty);
  await paste(page, page.getByLabel('Campaign'), setup);
  await page.getByRole('button', { name: 'Fill in this set-up' }).click();
  await expect(rows(page).getByRole('link')).toHaveText(addresses);
});

test('each of several rows has addresses, codes, files and lines of its own', async ({ page }) => {
  await open(page, filled);
  await page.goto(`${page.url()}#language=ja&utm_campaign=spring`);
  await typeRows(page, ...['orchard', 'bugis', 'jurong'].map((name) => ['poster', 'qr', name]));
  const start = 'https://www.kaya-guides.sg/surveys/ja/?utm_source=poster&utm_medium=qr';
  const addresses = ['orchard', 'bugis', 'jurong'].map(
    (content) => `${start}&utm_campaign=spring&utm_content=${content}`,
  );
  await expect(rows(page).getByRole('link')).toHaveText(addresses);
  await expect(rows(page)).toContainText(['orchard', 'bugis', 'jurong']);
  await expect(page.getByRole('button', { name: /^Use/ })).toHaveCount(0);

  const csv = page.getByRole('button', { name: 'CSV' });
  const name = /^kaya-guides-poster-qr-spring-orchard-and-2-more-home-ja-addresses-\w{7}\.csv$/;
  const table = (await downloaded(page, csv, name)).toString();
  const lines = addresses.map((address, index) => {
    const content = ['orchard', 'bugis', 'jurong'][index];
    return `ja,Japanese,home,Home,poster,qr,spring,${content},,,,${address}`;
  });
  expect(table.trimEnd().split('\r\n').slice(1)).toEqual(lines);
  await expect(page.getByText('Downloaded: 3 addresses')).toBeVisible();

  const svg = rows(page).nth(1).getByRole('button', { name: 'SVG' });
  const code = /^kaya-guides-poster-qr-spring-bugis-home-ja-\w{7}\.svg$/;
  expect(await decoded(await downloaded(page, svg, code))).toBe(addresses[1]);
  await expect(rows(page).nth(1).getByRole('status')).toHaveText('Downloaded');

  await page.reload();
  await expect(rows(page).getByRole('link')).toHaveText(addresses);
});

test('a version makes new addresses, is kept with the rest, and is cleared with it', async ({
  page,
}) => {
  await open(page, filled);
  await page.goto(`${page.url()}#language=de&utm_source=whatsapp`);
  await page.getByLabel('Version').fill('2');
  const address = 'https://www.kaya-guides.sg/surveys/de/?utm_source=whatsapp';
  await expect(rows(page).getByRole('link')).toHaveText([`${address}&v=2`]);
  await page.reload();
  await expect(page.getByLabel('Version')).toHaveValue('2');
  await page.getByLabel('Version').press('Enter');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByLabel('Version')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).getByRole('link')).toHaveText([`${address}&v=2`]);
});

test('with data about people or an address in a field nothing is copied, and no code made', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, filled);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.goto(`${page.url()}#language=ja&utm_source=poster&utm_medium=mei@kaya.sg`);
  const told = 'Nothing goes out until you change Medium.';
  const row = rows(page);
  const absent = 'No address: what must not be shared is in a field.';
  await expect(row).toContainText(absent);
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(row.locator('img')).toBeHidden();
  await expect(row.getByRole('button', { name: /SVG|PNG/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('body').innerText()).not.toMatch(/mei|utm_/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  // Whoever comes by keyboard finds the buttons, hears that they are disabled, and why once one is pressed.
  await row.getByRole('button', { name: 'Copy the address', disabled: true }).press('Enter');
  await expect(row.getByRole('status')).toHaveText(told);
  await page.getByText('For a colleague, and statistics').click();
  for (const name of [
    /^Copy all/,
    /CSV/,
    /ZIP/,
    /^Print codes/,
    /^Print the whole/,
    /^Copy this set-up/,
  ]) {
    await page.getByRole('button', { name, disabled: true }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1);
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');

  await page.getByLabel('Medium').fill('print');
  await expect(row.getByRole('link')).toHaveText(/utm_medium=print$/);
  await expect(row.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  await expect(page.getByRole('button', { name: /^Copy/, disabled: true })).toHaveCount(0);
  await page.getByLabel('Campaign').fill('https://www.kaya-guides.sg/surveys/');
  await expect(row).toContainText(absent);
});

test('Escape closes the list of languages, from anywhere within', async ({ page }) => {
  await open(page, filled);
  await tick(page, 'Japanese');
  const choice = page.getByRole('group', { name: 'Languages' });
  await page.keyboard.press('Escape');
  await expect(choice.getByRole('checkbox')).toHaveCount(0);
  await expect(choice.locator('summary')).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
});

test('the previews of up to four ticked languages open by themselves', async ({ page }) => {
  await open(page, filled);
  const cards = page.getByRole('figure', { name: 'X', exact: true });
  await tick(page, 'Japanese', 'Polish', 'Korean', 'German');
  await expect(cards).toHaveCount(4);
  // What somebody closes stays closed.
  await previews(page).first().locator('summary').click();
  await page.getByLabel('Page').selectOption('terms');
  await page.getByLabel('Source').fill('poster');
  await expect(rows(page)).toHaveText(Array(4).fill(/utm_source=poster/));
  await expect(cards).toHaveCount(3);
  const list = page.getByRole('group', { name: 'Languages' });
  await list.getByLabel('Italian').check();
  await expect(previews(page)).toHaveCount(5);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(previews(page)).toHaveCount(localesOf(filled.site).length);
  await expect(cards).toHaveCount(1);
});

test('previews that are open stay open when another page is chosen', async ({ page }) => {
  await open(page, filled);
  const cards = page.getByRole('figure', { name: 'X', exact: true });
  await expect(cards).toHaveCount(1);
  await page.getByText('Deutsch – German', { exact: true }).last().click();
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Page').selectOption('terms');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(cards).toHaveCount(localesOf(filled.site).length);
});

test('where a device shares, it gets the address', async ({ page }) => {
  await open(page, filled);
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0);
  await page.addInitScript(() => {
    navigator.share = async (data) => document.body.setAttribute('data-shared', data?.url ?? '');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Share the address in German' }).click();
  const address = 'https://www.kaya-guides.sg/surveys/de/';
  await expect(page.locator('body')).toHaveAttribute('data-shared', address);
});

test('a print has every code at its size, no controls, and nothing else unless all is asked for', async ({
  page,
}) => {
  await open(page, filled);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(45, 47, 54)');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Addresses and QR codes']);
  // In CSS, 96 pixels are 25.4 mm.
  const side = (30 / 25.4) * 96;
  for (const code of await rows(page).locator('img').all())
    expect((await code.boundingBox())?.width).toBeCloseTo(side, 0);

  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Medium').fill('print');
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: /^Print codes/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toHaveText(['Addresses and QR codes']);
  await expect(page.getByText(/^Kaya Guides – \d{1,2} \w+ \d{4} – medium: print$/)).toBeVisible();
  const parameters = new Map([['utm_medium', 'print']]);
  await expect(rows(page).getByRole('link')).toHaveText(expected(filled, 'home', parameters));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print the whole page' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toHaveCount(3);
  // Open ones alone.
  await expect(previews(page)).toHaveCount(1);
  await expect(page.getByRole('figure').getByRole('img').last()).toHaveCSS(
    'print-color-adjust',
    'exact',
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(headings).toHaveCount(1);
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
    await expect(rows(page).getByRole('link')).toHaveText(
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
  for (const name of ['Google', 'WhatsApp', 'Telegram', 'LINE', 'KakaoTalk', ...networks])
    await expect(german.getByRole('figure', { name, exact: true })).toBeVisible();
  const picture = readFileSync(join(filled.folder, 'og/de-home.png'), 'base64');
  const crops = {
    WhatsApp: 1,
    Telegram: 1.91,
    LINE: 1.91,
    KakaoTalk: 2,
    Facebook: 1.91,
    LinkedIn: 1.91,
    X: 2,
  };
  for (const [name, ratio] of Object.entries(crops)) {
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
  await typeCampaign(page, 'spring');
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
