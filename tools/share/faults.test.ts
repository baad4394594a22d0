import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { alternateUrls } from '../../lib/alternates';
import { cardFile, cardSize, cardUrl } from '../../lib/card/address';
import { fileOf, type Page } from '../../lib/paths';
import { absoluteUrl } from '../../lib/site';
import { faultsOf } from './faults';
import { sharedPages } from './pages';

const german: Page = { locale: 'de', route: 'terms' };
const danish: Page = { locale: 'da', route: 'terms' };

const folder = mkdtempSync(join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** A head as the site has it, with what `change` makes of it. */
function writePage(page: Page, change = (html: string) => html): void {
  const alternates = Object.entries(alternateUrls(page.route)).map(
    ([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`,
  );
  const html = `<html><head><title>Title &amp; ${page.locale}</title>
    <meta name="description" content="Description &amp; ${page.locale}">
    <link rel="canonical" href="${absoluteUrl(page)}">${alternates.join('')}
    <meta property="og:title" content="Card ${page.locale}">
    <meta property="og:description" content="Card's description ${page.locale}">
    <meta property="og:image" content="${cardUrl(page)}"></head><body>Nothing</body></html>`;
  write(fileOf(page), change(html));
}

async function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
}

beforeEach(async () => {
  for (const page of [german, danish]) {
    writePage(page);
    write(`og/${cardFile(page)}`, await picture(cardSize.width, cardSize.height));
  }
});

const faults = () =>
  sharedPages(folder).flatMap((page, _, all) =>
    faultsOf(page, all).map(({ section, text }) => `${page.locale} ${section}: ${text}`),
  );

test('pages in order have none, and say what their heads say', () => {
  expect(faults()).toEqual([]);
  const [page] = sharedPages(folder);
  expect(page).toMatchObject({ ...german, title: 'Title & de', description: 'Description & de' });
  expect(page.card).toMatchObject({
    title: 'Card de',
    address: cardUrl(german),
    picture: cardSize,
  });
});

test.each<[what: string, from: string | RegExp, to: string, fault: string]>([
  ['no title', /<title>.*<\/title>/, '', 'search: title is missing'],
  ['an empty description', 'Description &amp; de', ' ', 'search: description is missing'],
  ['a long title', 'Title &amp; de', 'x'.repeat(61), 'search: title is too long: 61 characters'],
  ['no card', /<meta property="og:image"[^>]*>/, '', 'card: og:image is missing'],
  ['no title on the card', 'og:title', 'og:no', 'card: og:title is missing'],
  [
    'a foreign card',
    cardUrl(german),
    'https://x.example/',
    'card: https://x.example/ is not in the export',
  ],
  ['no canonical address', 'canonical', 'icon', 'address: canonical address is missing'],
  ['an alternate less', 'hreflang="ja"', '', 'hreflang: ja is missing'],
  [
    'another alternate',
    `"de" href="${absoluteUrl(german)}"`,
    '"de" href="/"',
    `hreflang: de leads to /, not to ${absoluteUrl(german)}`,
  ],
])('%s', (_, from, to, fault) => {
  writePage(german, (html) => html.replace(from, to));
  expect(faults()).toEqual([`de ${fault}`]);
});

test.each([
  ['Title &amp; de', 'Title &amp; da', 'search: title'],
  ['Description &amp; de', 'Description &amp; da', 'search: description'],
  ['Card de', 'Card da', 'card: og:title'],
  ["Card's description de", "Card's description da", 'card: og:description'],
  [cardUrl(german), cardUrl(danish), 'card: og:image'],
])("%s as another language's", (from, to, fault) => {
  writePage(german, (html) => html.replace(from, to));
  expect(faults()).toEqual([`de ${fault} is the same in da`, `da ${fault} is the same in de`]);
});

test('a card of another size', async () => {
  write(`og/${cardFile(danish)}`, await picture(600, 600));
  expect(faults()).toEqual(['da card: The picture is 600x600, not 1200x630']);
});

test('a card that the export lacks', () => {
  rmSync(join(folder, 'og', cardFile(danish)));
  expect(faults()).toEqual([`da card: ${cardUrl(danish)} is not in the export`]);
});
