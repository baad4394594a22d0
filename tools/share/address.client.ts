/** One address of the page that `npm run share` writes: what it shows, and what its buttons do. */
import { type Listed, piecesOf, type SharedAddress } from './campaign.client';
import { download, nameOfFile } from './files.client';
import { pngOf } from './png.client';
import { type QrCode, qrCode } from './qr-code.client';

/** The data of a row, without the campaign's parameters. */
export function sharedIn({ dataset }: HTMLElement): SharedAddress {
  const { language = '', page = '', address = '' } = dataset;
  return { language, page, address };
}

/**
 * Shows the address with its parameters, and takes the code of another away.
 * @param address empty if it must not go out: then neither it nor a code is there to copy or print
 * @returns false if it shows already
 */
export function setAddress(row: HTMLElement, address: string): boolean {
  if (row.dataset.shown === address) return false;
  row.dataset.shown = address;
  const link = linkIn(row);
  link.hidden = !address;
  link.href = address;
  const [pattern] = link.children;
  const pieces = piecesOf(address).map((text) => {
    const piece = pattern.cloneNode() as Element;
    piece.textContent = text;
    return piece;
  });
  link.replaceChildren(...pieces);
  row.querySelector('img')?.removeAttribute('src');
  return true;
}

function linkIn(row: HTMLElement): HTMLAnchorElement {
  return row.querySelector('a') as HTMLAnchorElement;
}

/** Draws the code of the address that shows. Without a public address there is no place for one. */
export function drawCode(row: HTMLElement): void {
  const image = row.querySelector('img');
  if (!image) return;
  const { shown } = row.dataset;
  const code = shown ? qrCode(shown) : undefined;
  image.hidden = !code;
  if (code) image.src = svgOf(code);
  if (code) image.parentElement?.style.setProperty('--print-side', `${code.print}mm`);
  const print = row.querySelector('[data-print]') as HTMLElement;
  const why = shown ? tooLong : 'No address: what must not be shared is in a field.';
  print.textContent = code ? `Print it at least ${code.smallestPrint / 10} cm wide.` : why;
  for (const button of row.querySelectorAll<HTMLElement>('[data-action=svg], [data-action=png]'))
    button.hidden = !code;
}

const tooLong =
  'No QR code: the address is too long for one that prints well. Shorten what you typed.';

/** @returns false if the browser forbids it, as it does to pages that came over plain http */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @returns what has come of it, for the visitor */
export async function copy(row: HTMLElement): Promise<string> {
  const link = linkIn(row);
  const isCopied = await copied(link.href);
  if (!isCopied) getSelection()?.selectAllChildren(link);
  return isCopied ? 'Copied' : 'Selected: copy it with Ctrl+C or ⌘C, or press and hold it';
}

/** Opens what the device has for sharing. Whoever closes it again has not asked for a word about it. */
export async function share(row: HTMLElement): Promise<string> {
  await navigator.share({ url: linkIn(row).href }).catch(() => {});
  return '';
}

function svgOf({ svg }: QrCode): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** @returns what has come of it, for the visitor */
export function downloadCode(listed: Listed, kind: 'svg' | 'png', site: string): string {
  const code = qrCode(listed.address);
  const name = nameOfFile(site, [listed], [], kind);
  if (code) download(name, kind === 'svg' ? svgOf(code) : pngOf(code));
  return 'Downloaded';
}
