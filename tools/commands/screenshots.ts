/**
 * `npm run screenshots`: photographs every page that `npm run serve` serves in four languages at four widths, into
 * `.out-screenshots`. `npm run screenshots -- fi ko` photographs these languages instead.
 */
import { chromium, type Page } from 'playwright';
import { allPages, hrefOf } from '../../lib/address/paths';
import { commandSite } from '../site/command-site';
import { launchOptions } from '../testing/browser';

const site = await commandSite();
const [, , ...asked] = process.argv;
const origin = process.env.ORIGIN ?? 'http://localhost:3000';
const languages = asked.length > 0 ? asked : ['en', 'de', 'ja', 'tr'];
const widths = [360, 768, 1024, 1280];

/** Pictures far below the window are fetched only when they come near. */
async function showWhole(page: Page): Promise<void> {
  await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => Object.assign(image, { loading: 'eager' }).decode())),
    );
}

const browser = await chromium.launch(launchOptions());
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'en-SG' });
  for (const shown of allPages(site).filter(({ locale }) => languages.includes(locale))) {
    await page.goto(origin + hrefOf(shown), { waitUntil: 'networkidle' });
    await showWhole(page);
    const path = `.out-screenshots/${shown.route}-${shown.locale}-${width}.png`;
    await page.screenshot({ path, fullPage: true });
    console.log(path);
  }
  await page.close();
}
await browser.close();
