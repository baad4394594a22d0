/** Follows the fields, and answers the buttons, within the page that `npm run share` writes. */
import { adviceOn } from './advice.client';
import {
  asCsv,
  campaignFile,
  type Parameters,
  perSource,
  summaryOf,
  withParameters,
} from './campaign.client';
import { englishName, everyPage } from './names.client';
import { copied, copy, download, downloadCode, fill, say, share, sharedIn } from './row.client';

const all = <Kind extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Kind>(selector),
];

const form = document.querySelector('form') as HTMLFormElement;
const inputs = all<HTMLInputElement>('[data-parameter] input', form);
const ticks = all<HTMLInputElement>('[type=checkbox]', form);
const list = form.querySelector('select') as HTMLSelectElement;
const rows = all('[data-address]');
const previews = all<HTMLDetailsElement>('details[data-language]');
const site = document.body.dataset.site ?? '';

/** The rows that show, each with the parameters of its address. */
let listed: ReadonlyMap<HTMLElement, Parameters> = new Map();

function parameters(): Parameters {
  return new Map(inputs.map(({ name, value }) => [name, value]));
}

/** Fills the fields in as the page's own address says after its `#`, which may come from somebody else. */
function readHash(): void {
  const values = new URLSearchParams(location.hash.slice(1));
  // Nothing was kept: the browser may have kept the fields itself.
  if (values.size === 0) return;
  for (const field of inputs) field.value = values.get(field.name) ?? '';
  for (const tick of ticks) tick.checked = values.getAll(tick.name).includes(tick.value);
  const { options } = list;
  const kept = [...options].find(({ value }) => value === values.get(list.name)) ?? options[0];
  kept.selected = true;
}

/** Keeps the fields in the page's address, for whoever comes back, or opens it filled in. */
function writeHash(): void {
  const filled = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const hash = new URLSearchParams(filled.filter(([, value]) => value));
  history.replaceState(null, '', `#${hash}`);
}

/** Shows what belongs to the pages and languages that are chosen, with the campaign in its addresses. */
function show(): void {
  const languages = ticks.filter(({ checked }) => checked).map(({ value }) => value);
  beQuiet();
  for (const repeat of all('[data-repeat]')) repeat.remove();
  for (const part of all('[data-page], [data-language]')) {
    const { page = list.value, language } = part.dataset;
    const isChosen = language?.split(' ').some((code) => languages.includes(code)) ?? true;
    part.hidden = ![page, everyPage].includes(list.value) || (languages.length > 0 && !isChosen);
  }
  listRows();
  for (const preview of previews) preview.open ||= languages.length === 1 && !preview.hidden;
  const [chosen] = all('[data-chosen]', form);
  chosen.textContent = languages.map(englishName).join(', ') || 'All languages';
  for (const input of inputs) advise(input);
}

/** Takes back what has come of buttons: it is about other fields, or another button. */
function beQuiet(): void {
  for (const output of all('output:not([data-parameter] *)')) output.textContent = '';
}

/** Fills in the rows that show, and repeats each of them for every further source. */
function listRows(): void {
  const variants = perSource(parameters());
  const shown = rows
    .filter(({ hidden }) => !hidden)
    .flatMap((row) => {
      const repeats = variants.slice(1).map(() => row.cloneNode(true) as HTMLElement);
      for (const repeat of repeats) repeat.dataset.repeat = '';
      row.after(...repeats);
      return [row, ...repeats].map((each, index) => [each, variants[index]] as const);
    });
  listed = new Map(shown);
  for (const [row, own] of listed) {
    fill(row, own);
    const [source] = all('[data-source]', row);
    const names = [own.get('utm_source'), own.get('utm_medium')?.trim()];
    source.textContent = variants.length > 1 ? names.filter(Boolean).join(', ') : '';
  }
}

/** Says under a field what is wrong with it, and offers what would be better. */
function advise(input: HTMLInputElement): void {
  const { fault, proposal } = adviceOn(input.name, parameters());
  const place = input.parentElement as HTMLElement;
  const [said] = all('output', place);
  // Else a screen reader would say it again at every letter.
  if (said.textContent !== fault) said.textContent = fault;
  const [taking] = all('button', place);
  taking.hidden = proposal.size === 0;
  taking.textContent =
    proposal.size > 1 ? 'Fill all fields from this address' : `Use ${proposal.get(input.name)}`;
}

/** Takes what is offered under a field. */
function clean(button: HTMLElement): void {
  const [own] = all<HTMLInputElement>('input', button.parentElement as HTMLElement);
  const { proposal } = adviceOn(own.name, parameters());
  for (const input of inputs) input.value = proposal.get(input.name) ?? input.value;
  own.focus();
  follow();
}

/** Empties the fields, and chooses as at first. */
function clear(): void {
  form.reset();
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
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const [head] = all('[data-head]');
  head.textContent = [site, day, summaryOf(parameters())].filter(Boolean).join(' – ');
  document.body.dataset.sheet = '';
  print();
}

function downloadTable(): void {
  const table = asCsv([...listed].map(([row, own]) => [sharedIn(row), own]));
  const name = campaignFile(site, parameters(), ['addresses'], 'csv');
  download(name, `data:text/csv;charset=utf-8,${encodeURIComponent(table)}`);
}

async function copyAll(button: HTMLElement): Promise<void> {
  const lines = [...listed].map(([row, own]) => {
    const { language, address } = sharedIn(row);
    return `${englishName(language)} – ${withParameters(address, own)}`;
  });
  const isCopied = await copied(lines.join('\n'));
  const told = isCopied
    ? `Copied: ${lines.length}, a line each`
    : 'This browser lets no page copy: take the CSV';
  say(button.parentElement as HTMLElement, told);
}

async function copySetup(button: HTMLElement): Promise<void> {
  writeHash();
  const isCopied = await copied(location.href);
  const told = isCopied ? 'Copied' : 'This browser lets no page copy: take it from the address bar';
  say(button.parentElement as HTMLElement, told);
}

const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  clean,
  clear,
  'copy-all': copyAll,
  'copy-setup': copySetup,
  open: openPreviews,
  print: printCodes,
  csv: downloadTable,
};

const rowActions: Readonly<Record<string, (row: HTMLElement, own: Parameters) => void>> = {
  copy,
  share,
  svg: (row, own) => downloadCode(row, 'svg', site, own),
  png: (row, own) => downloadCode(row, 'png', site, own),
};

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('button[data-action]');
  const action = button?.dataset.action ?? '';
  const row = button?.closest<HTMLElement>('[data-address]');
  const own = row && listed.get(row);
  if (button) beQuiet();
  if (own) rowActions[action](row, own);
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
