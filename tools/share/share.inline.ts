/** Follows the fields, and answers the buttons, within the page that `npm run share` writes. */
import { asCsv, campaignFile, type Parameters } from './campaign.client';
import { adviceOn } from './names.client';
import { copy, download, downloadCode, fill, say, share, sharedIn } from './row.client';

const all = <Kind extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Kind>(selector),
];

const form = document.querySelector('form') as HTMLFormElement;
const inputs = all<HTMLInputElement>('input', form);
const lists = all<HTMLSelectElement>('select', form);
const rows = all('[data-address]');
const previews = all<HTMLDetailsElement>('details');
const site = document.body.dataset.site ?? '';

function parameters(): Parameters {
  return new Map(inputs.map(({ name, value }) => [name, value]));
}

/** Fills the fields in as the page's own address says after its `#`, which may come from somebody else. */
function readHash(): void {
  const values = new URLSearchParams(location.hash.slice(1));
  // Nothing was kept: the browser may have kept the fields itself.
  if (values.size === 0) return;
  for (const field of inputs) field.value = values.get(field.name) ?? '';
  for (const { name, options } of lists) {
    const value = values.get(name) ?? '';
    const kept = [...options].find((option) => option.value === value) ?? options[0];
    kept.selected = true;
  }
}

/** Keeps the fields in the page's address, for whoever comes back, or opens it filled in. */
function writeHash(): void {
  const filled = [...inputs, ...lists].map(({ name, value }) => [name, value.trim()]);
  const hash = new URLSearchParams(filled.filter(([, value]) => value));
  history.replaceState(null, '', `#${hash}`);
}

/** Shows what belongs to the page and the language that are chosen, with the campaign in its addresses. */
function show(): void {
  const [page, language] = lists.map(({ value }) => value);
  for (const part of all('[data-page], [data-language]')) {
    const ofPage = part.dataset.page ?? page;
    const ofLanguages = part.dataset.language?.split(' ') ?? [language];
    part.hidden = ofPage !== page || Boolean(language && !ofLanguages.includes(language));
  }
  for (const row of rows) if (!row.hidden) fill(row, parameters());
  for (const preview of previews) preview.open ||= preview.dataset.language === language;
  for (const input of inputs) advise(input);
}

/** Says under a field what is wrong with it, and offers what would be better. */
function advise(input: HTMLInputElement): void {
  const { fault, proposal } = adviceOn(input.name, input.value);
  const place = input.parentElement as HTMLElement;
  const [said] = all('output', place);
  // Else a screen reader would say it again at every letter.
  if (said.textContent !== fault) said.textContent = fault;
  const [taking] = all('button', place);
  taking.hidden = !proposal;
  all('code', taking)[0].textContent = proposal;
}

/** Takes what is offered under a field. */
function clean(button: HTMLElement): void {
  const [input] = all<HTMLInputElement>('input', button.parentElement as HTMLElement);
  input.value = adviceOn(input.name, input.value).proposal;
  input.focus();
  follow();
}

/** After the visitor has changed a field. */
function follow(): void {
  show();
  writeHash();
}

function openPreviews(): void {
  for (const preview of previews) preview.open = true;
}

function printCodes(): void {
  document.body.dataset.sheet = '';
  print();
}

function downloadTable(): void {
  const table = asCsv(rows.map(sharedIn), parameters());
  const name = campaignFile(site, parameters(), ['addresses'], 'csv');
  download(name, `data:text/csv;charset=utf-8,${encodeURIComponent(table)}`);
}

const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  clean,
  open: openPreviews,
  print: printCodes,
  csv: downloadTable,
};

const rowActions: Readonly<Record<string, (row: HTMLElement) => void>> = {
  copy,
  share,
  svg: (row) => downloadCode(row, 'svg', site, parameters()),
  png: (row) => downloadCode(row, 'png', site, parameters()),
};

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('button[data-action]');
  const action = button?.dataset.action ?? '';
  const row = button?.closest<HTMLElement>('[data-address]');
  if (row) {
    for (const other of rows) say(other, '');
    rowActions[action](row);
  }
  if (button && !row) actions[action](button);
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link) jump(event, link.hash);
});

/** As the link would, but what is after the page's `#` stays. */
function jump(event: Event, hash: string): void {
  event.preventDefault();
  const part = document.querySelector<HTMLElement>(hash);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

form.addEventListener('input', follow);
// Enter in a text field would send the form, which has no address.
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('afterprint', () => delete document.body.dataset.sheet);
addEventListener('hashchange', () => {
  readHash();
  show();
});
for (const button of all('[data-action=share]')) button.hidden = !('share' in navigator);
readHash();
show();
