/** What hands addresses or codes out, of one part of the list or of all. */
import { copied, copy, downloadCode, share } from './address.client';
import { downloadCodes, downloadTable } from './files.client';
import { goToMarked, pageNameIn, stateOf } from './form.client';
import { everyPage } from './names.client';
import { all, form, previews, say, site } from './page.client';
import { openFolded } from './previews.client';
import { drawAllCodes, isBarred, listed, listedIn, show, summary } from './show.client';
import { asLines } from './tables.client';

/** By a button's action. Each returns what has come of it, for the visitor. */
const handOuts: Readonly<Record<string, (place: HTMLElement) => string | Promise<string>>> = {
  copy,
  'copy-all': copyAll,
  csv: () => downloadTable(listed(), site, titleOf),
  print: printCodes,
  'print-all': printAll,
  'set-up': copySetUp,
  share,
  svg: (row) => codeOf(row, 'svg'),
  png: (row) => codeOf(row, 'png'),
  zip,
};

/** Does what a button is for, unless nothing may go out, and says once what has come of it. */
export async function handOut(button: HTMLElement, action: string): Promise<void> {
  const place = button.closest<HTMLElement>('[data-address]') ?? button.parentElement;
  if (!place) return;
  const isRefused = isBarred();
  const told = isRefused ? refusal : await handOuts[action](place);
  say(place, told);
  if (isRefused) goToMarked();
}

const refusal = 'First change the field that is marked.';

async function copyAll(): Promise<string> {
  const isOfAll = stateOf(form).get('page') === everyPage;
  const { length } = listed();
  const isCopied = await copied(asLines(listed(), isOfAll ? titleOf : undefined));
  if (!isCopied) return 'This browser lets no page copy: take the CSV';
  return length > 1 ? `Copied: ${length}, as rows for a spreadsheet` : 'Copied';
}

/** Copies what another copy of the page takes: all of the page's address, unless that is a place on this disk. */
async function copySetUp(): Promise<string> {
  const isCopied = await copied(location.protocol === 'file:' ? location.hash : location.href);
  const whatFor = 'paste it into any field of another copy of this page';
  return isCopied ? `Copied: ${whatFor}` : 'This browser lets no page copy: bookmark this page';
}

function titleOf(page: string): string {
  return pageNameIn(form, page);
}

function codeOf(row: HTMLElement, kind: 'svg' | 'png'): string {
  const one = listedIn(row);
  return one ? downloadCode(one, kind, site) : '';
}

function zip(place: HTMLElement): Promise<string> {
  const all = listed();
  return downloadCodes(all, site, (done) => say(place, `${done} of ${all.length}`));
}

async function printCodes(): Promise<string> {
  const images = drawAllCodes().flatMap((row) => all<HTMLImageElement>('img[src]', row));
  // A picture that is not decoded yet would be missing on paper.
  await Promise.allSettled(images.map((image) => image.decode()));
  print();
  return '';
}

function printAll(): Promise<string> {
  document.body.dataset.whole = '';
  return printCodes();
}

let foldAgain = () => {};

/** Makes the page ready for paper, also where the browser's own command prints it. */
export function beforePrint(): void {
  show();
  drawAllCodes();
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  for (const head of all('[data-head]'))
    head.textContent = [site, day, summary()].filter(Boolean).join(' – ');
  foldAgain();
  foldAgain = openFolded(stateOf(form).has('language') ? previews : []);
}

export function afterPrint(): void {
  delete document.body.dataset.whole;
  foldAgain();
  foldAgain = () => {};
}
