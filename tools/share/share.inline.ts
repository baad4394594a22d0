/**
 * Runs the page that `npm run share` writes: what is filled in goes into the addresses of its
 * table, and nowhere else.
 */
import { strToU8, zipSync } from 'fflate';
import {
  type Campaign,
  isCut,
  longestName,
  looksPersonal,
  parameterNames,
  queryOf,
  tidied,
  withCampaign,
} from './campaign.client';
import { pngOf, qrCode } from './qr-code.client';
import { type SharedRow, spreadsheet } from './spreadsheet.client';

const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

const page = part<HTMLSelectElement>('page');
const filter = part<HTMLInputElement>('filter');
const fields = parameterNames.map((name) => part<HTMLInputElement>(name));
const plainPlace = document.querySelector('[data-source=""]') as HTMLInputElement;
const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Writes a text. What stays is not written again: a screen reader would say it. */
function write(id: string, text: string): void {
  if (part(id).textContent !== text) part(id).textContent = text;
}

/** The names that are filled in. A plain address has none. */
function campaignNow(): Campaign {
  const names = fields.map(({ id, value }) => [id, plainPlace.checked ? '' : tidied(value)]);
  return Object.fromEntries(names) as Campaign;
}

/** What a row hands out: its address, with the campaign. */
function sharedRow({ dataset }: HTMLElement): SharedRow {
  const row: SharedRow = JSON.parse(dataset.row ?? '');
  return { ...row, address: withCampaign(row.address, campaignNow()) };
}

function visibleRows(): SharedRow[] {
  return rows.filter(({ hidden }) => !hidden).map(sharedRow);
}

/** The words of a text, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What has to be said of what is typed into a field. */
function noticeOf({ id, value }: HTMLInputElement): string {
  if (value && plainPlace.checked)
    return 'A plain address has no campaign or content: choose a place.';
  if (looksPersonal(value))
    return 'This looks like an email address or a number of a person. Everybody would see it in the address.';
  if (isCut(value)) return `Only the first ${longestName} characters stand in the address.`;
  const isNeeded = id === 'utm_source' || id === 'utm_medium';
  if (isNeeded && !tidied(value) && queryOf(campaignNow()))
    return 'Programs that count visits need a source and a medium.';
  return '';
}

/** Shows what follows from what is filled in. */
function show(): void {
  const wanted = wordsOf(filter.value);
  for (const row of rows) {
    const names = wordsOf(row.dataset.names ?? '');
    const isWanted = wanted.some((word) => names.some((name) => name.startsWith(word)));
    row.hidden = row.dataset.page !== page.value || (wanted.length > 0 && !isWanted);
    for (const link of row.querySelectorAll('a')) link.href = sharedRow(row).address;
  }
  const isEmpty = rows.every(({ hidden }) => hidden);
  part('none').hidden = !isEmpty;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-action]'))
    if (!button.closest('[data-row]')) button.disabled = isEmpty;
  const notices = fields.map(noticeOf);
  for (const [index, field] of fields.entries()) {
    field.setAttribute('aria-invalid', String(notices[index] !== ''));
    field.setAttribute('aria-describedby', notices[index] && 'notice');
  }
  write('notice', [...new Set(notices)].filter(Boolean).join(' '));
  const query = queryOf(campaignNow());
  write('added', query && `Added to each address: ${decodeURIComponent(query)}`);
}

/** Fills in what a place is called. The last one's name stays where another is to be named. */
function choosePlace({ source, medium = '' }: DOMStringMap): void {
  const isOther = source === undefined;
  part('other').hidden = !isOther;
  if (isOther) return;
  part<HTMLInputElement>('utm_source').value = source;
  part<HTMLInputElement>('utm_medium').value = medium;
}

/** Copies a text. Browsers forbid it to pages that came over plain http. */
async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    write('outcome', `Copied: ${what}`);
  } catch {
    prompt('This browser lets no page copy. Copy it from here:', text);
  }
}

/** A file's name: `spring-2027-poster-orchard-home-de.svg`. */
function fileName(about: string, extension: string): string {
  const { utm_campaign, utm_source, utm_content } = campaignNow();
  const names = [utm_campaign, utm_source, utm_content].filter(Boolean);
  // File systems take 255 bytes, of which a Chinese character needs three.
  const campaign = names.join('-').slice(0, 60);
  return `${[campaign, about].filter(Boolean).join('-')}.${extension}`;
}

function download(name: string, href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { download: name, href }).click();
}

function svgAddress({ address }: SharedRow): string {
  return `data:image/svg+xml,${encodeURIComponent(qrCode(address).svg)}`;
}

const open = (id = '') => part<HTMLDialogElement>(id).showModal();

/** Fills and opens the box for a code, which then has a row's buttons for it. */
function openCode(row: HTMLElement): void {
  const shared = sharedRow(row);
  part('code').dataset.row = row.dataset.row;
  write('code-language', shared.language);
  write('code-address', shared.address);
  write('code-side', `${qrCode(shared.address).smallestSide / 10} cm`);
  part<HTMLImageElement>('code-picture').src = svgAddress(shared);
  open('code');
}

/** What buttons of a row do, by their `data-action`. */
const rowActions: Readonly<Record<string, (shared: SharedRow, row: HTMLElement) => void>> = {
  copy: ({ address, language }) => copy(address, language),
  // Closing the list of apps is no error.
  share: ({ address }) => navigator.share({ url: address }).catch(() => {}),
  code: (_, row) => openCode(row),
  look: (_, { dataset }) => open(dataset.preview),
  svg: (row) => download(fileName(row.file, 'svg'), svgAddress(row)),
  png: ({ address, file }) => download(fileName(file, 'png'), pngOf(qrCode(address))),
};

/** What buttons for all rows that show do. */
const actions: Readonly<Record<string, () => void>> = {
  'copy-all': () => copy(spreadsheet(visibleRows(), campaignNow(), '\t'), 'all visible rows'),
  csv() {
    // By this mark spreadsheets know UTF-8.
    const table = `\uFEFF${spreadsheet(visibleRows(), campaignNow(), ',')}`;
    download(
      fileName('addresses', 'csv'),
      `data:text/csv;charset=utf-8,${encodeURIComponent(table)}`,
    );
  },
  zip() {
    const files = visibleRows().map(({ file, address }) => {
      return [fileName(file, 'svg'), strToU8(qrCode(address).svg)] as const;
    });
    const zip = new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
    download(fileName('codes', 'zip'), URL.createObjectURL(zip));
  },
};

document.addEventListener('input', ({ target }) => {
  write('outcome', '');
  const { name, dataset } = target as HTMLInputElement;
  if (name === 'place') choosePlace(dataset);
  show();
});
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-action]');
  if (!button) return;
  write('outcome', '');
  const { action = '' } = button.dataset;
  const row = button.closest<HTMLElement>('[data-row]');
  if (row) rowActions[action](sharedRow(row), row);
  else actions[action]();
});
for (const button of document.querySelectorAll<HTMLElement>('[data-action=share]'))
  button.hidden = !('share' in navigator);
show();
