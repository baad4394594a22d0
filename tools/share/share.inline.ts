/** Fills in the campaign, copies, and makes codes and files, within the page that `npm run share` writes. */
import {
  asCsv,
  fileName,
  type Parameters,
  type SharedAddress,
  withParameters,
} from './campaign.client';
import { type QrCode, qrCode } from './qr-code.client';

const form = document.querySelector('form') as HTMLFormElement;
const rows = [...document.querySelectorAll<HTMLElement>('[data-address]')];

/** The data of a row, with the campaign's parameters in its address. */
function sharedIn({ dataset }: HTMLElement): SharedAddress {
  const { language = '', page = '', address = '' } = dataset;
  return { language, page, address: withParameters(address, parameters()) };
}

function parameters(): Parameters {
  const typed = [...form.querySelectorAll('input')];
  return new Map(typed.map(({ name, value }) => [name, value]));
}

function nameOf(parts: readonly string[], extension: string): string {
  const campaign = parameters().get('utm_campaign') ?? '';
  return fileName([document.body.dataset.site ?? '', campaign, ...parts], extension);
}

/** Shows the page that is chosen, and its addresses and codes as the campaign makes them. */
function show(): void {
  const { value: page } = form.querySelector('select') as HTMLSelectElement;
  for (const part of document.querySelectorAll<HTMLElement>('[data-shown]'))
    part.hidden = part.dataset.shown !== page;
  for (const row of rows) if (row.dataset.page === page) fill(row);
}

function fill(row: HTMLElement): void {
  const { address } = sharedIn(row);
  const link = row.querySelector('a') as HTMLAnchorElement;
  link.href = address;
  link.textContent = address;
  say(row, '');
  const image = row.querySelector('img');
  // Without a public address there is no place for a code.
  if (image) showCode(row, image, qrCode(address));
}

function showCode(row: HTMLElement, image: HTMLImageElement, code: QrCode | undefined): void {
  image.hidden = !code;
  if (code) image.src = svgOf(code);
  const print = row.querySelector('[data-print]') as HTMLElement;
  print.textContent = code
    ? `Print at ≥ ${code.smallestPrint} mm`
    : 'No QR code: the address is too long for one that prints well. Shorten the campaign.';
  for (const button of row.querySelectorAll<HTMLButtonElement>('[data-action]'))
    if (button.dataset.action !== 'copy') button.hidden = !code;
}

function say(row: HTMLElement, text: string): void {
  (row.querySelector('output') as HTMLOutputElement).textContent = text;
}

function download(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

async function copy(row: HTMLElement): Promise<void> {
  for (const other of rows) say(other, '');
  const { address } = sharedIn(row);
  try {
    await navigator.clipboard.writeText(address);
    say(row, 'Copied');
  } catch {
    // Browsers give no access to the clipboard to pages that came over plain http.
    getSelection()?.selectAllChildren(row.querySelector('a') as HTMLAnchorElement);
    say(row, 'Selected: copy it with Ctrl+C or ⌘C');
  }
}

/** In pixels: enough for 100 mm at 300 dots per inch. */
const pictureSide = 1200;

/** A picture in which every module has the same whole number of pixels, as a data address. */
function pngOf({ modules }: QrCode): string {
  const module = Math.ceil(pictureSide / modules.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = module * modules.length;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack) context.fillRect(x * module, y * module, module, module);
  return canvas.toDataURL('image/png');
}

function svgOf({ svg }: QrCode): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function downloadCode(row: HTMLElement, kind: string): void {
  const { language, page, address } = sharedIn(row);
  const code = qrCode(address);
  if (code) download(nameOf([page, language], kind), kind === 'svg' ? svgOf(code) : pngOf(code));
}

function downloadTable(): void {
  const table = asCsv(rows.map(sharedIn));
  download(nameOf(['addresses'], 'csv'), `data:text/csv,${encodeURIComponent(table)}`);
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-action]');
  const action = button?.dataset.action ?? '';
  const row = button?.closest<HTMLElement>('[data-address]');
  if (action === 'csv') downloadTable();
  else if (row && action === 'copy') void copy(row);
  else if (row) downloadCode(row, action);
});
form.addEventListener('input', show);
// Enter in a text field would send the form, which has no address.
form.addEventListener('submit', (event) => event.preventDefault());
show();
