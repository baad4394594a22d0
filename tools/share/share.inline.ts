/** Follows the fields, and answers the buttons, within the page that `npm run share` writes. */
import { type Advice, type AllAdvice, adviceOn } from './advice.client';
import { offerBehind, showAdvice, showSummary } from './advice-view.client';
import { type Parameters, tabTitle } from './campaign.client';
import { lazyCodes } from './codes.client';
import { downloadCodes, downloadTable } from './files.client';
import {
  choiceIn,
  choose,
  type Field,
  fillIn,
  inputsIn,
  pageNameIn,
  parametersIn,
  stateOf,
  unknownIn,
} from './form.client';
import { drawList, type List, withCodes } from './list.client';
import { englishName, everyPage } from './names.client';
import { aim } from './old-cards.client';
import { handOut, refusalOf, say } from './outcome.client';
import { headOf, openFolded } from './print.client';
import { copied, copy, downloadCode, drawCode, share, sharedIn } from './row.client';
import { cellsIn } from './several.client';

const all = <Kind extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Kind>(selector),
];

const form = document.querySelector('form') as HTMLFormElement;
const inputs = inputsIn(form);
const rows = all('[data-address]');
const addresses = rows.map(sharedIn);
const previews = all<HTMLDetailsElement>('details[data-language]');
const site = document.body.dataset.site ?? '';
const { title } = document;
const [oldCards] = all('#old-cards');
const codes = lazyCodes(drawCode);

let listed: List = new Map();
let advice: AllAdvice = new Map();

/** What was filled in before the last press of a button that fills in, and what is around that button. */
let before: { state: URLSearchParams; place: HTMLElement | null } | undefined;

/** Takes back what has come of buttons: it is about other fields, or another button. */
function beQuiet(): void {
  for (const output of all('output:not([data-parameter] *)')) output.textContent = '';
}

function showNow(): void {
  beQuiet();
  advice = adviceOn(parametersIn(form), addresses);
  for (const input of inputs) showAdvice(input, advice.get(input.name) as Advice);
  for (const summary of all('[data-summary]')) showSummary(summary, advice);
}

/** What may stand outside the fields: nothing while one has what must not go out. */
function shareable(): Parameters {
  return refusalOf(advice) ? new Map() : parametersIn(form);
}

/** Shows what belongs to the pages and languages that are chosen, with the campaign in its addresses. */
function showList(): void {
  const { page: chosenPage, languages } = choiceIn(form);
  for (const part of all('[data-page], [data-language]')) {
    const { page = chosenPage, language } = part.dataset;
    const isChosen = language?.split(' ').some((code) => languages.includes(code)) ?? true;
    part.hidden = ![page, everyPage].includes(chosenPage) || (languages.length > 0 && !isChosen);
  }
  const isBarred = Boolean(refusalOf(advice));
  document.title = tabTitle(title, shareable());
  listed = drawList(rows, parametersIn(form), codes, isBarred);
  const coded = withCodes(listed);
  for (const row of listed.keys()) row.toggleAttribute('data-uncoded', !coded.has(row));
  for (const place of all('[data-paper]')) place.hidden = coded.size === listed.size;
  for (const count of all('[data-count]'))
    count.textContent = String(count.dataset.count === 'codes' ? coded.size : listed.size);
  for (const button of all('button[data-action]'))
    if (actionOf(button) in handOuts) button.ariaDisabled = String(isBarred);
  for (const link of all<HTMLAnchorElement>('a[data-inspect]', oldCards))
    aim(link, [...listed.values()]);
  openTicked(languages);
  const [chosen] = all('[data-chosen]', form);
  chosen.textContent = languages.map(englishName).join(', ') || 'All languages';
}

/** How many languages are ticked at most whose previews open by themselves. */
const fewLanguages = 4;

const openAtFirst = previews.filter(({ open }) => open);

let ticked: readonly string[] = [];

/** Opens the previews of the ticked languages, if these are others than before: what somebody opens then stays. */
function openTicked(languages: readonly string[]): void {
  if (String(languages) === String(ticked)) return;
  ticked = languages;
  const isFew = languages.length <= fewLanguages;
  for (const preview of previews)
    preview.open =
      languages.length === 0 ? openAtFirst.includes(preview) : isFew && !preview.hidden;
}

/** How long nobody types before the list follows. In milliseconds. */
const pause = 150;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** After an edit: the fields keep up with every letter, the list follows in a pause. */
function follow(): void {
  tell('');
  showNow();
  clearTimeout(waiting);
  waiting = setTimeout(settle, pause);
}

/** Lets the list, and the page's address for whoever comes back, follow at once. */
function settle(): void {
  if (waiting === undefined) return;
  clearTimeout(waiting);
  waiting = undefined;
  showList();
  history.replaceState(null, '', `#${stateOf(form)}`);
}

/** Says what of a set-up this file lacks. */
function tell(unknown: string): void {
  const [place] = all('[data-unknown]', form);
  place.hidden = !unknown;
  place.textContent = unknown;
}

/** Fills the fields in as the page's own address says after its `#`, which may come from somebody else. */
function readHash(): void {
  const state = new URLSearchParams(location.hash.slice(1));
  clearTimeout(waiting);
  waiting = undefined;
  remember(undefined);
  // If nothing was kept, the browser may have kept the fields itself.
  if (state.size > 0) fillIn(form, state);
  tell(unknownIn(form, state));
  showNow();
  showList();
}

/** Takes what is offered under a field. */
function take(button: HTMLElement): void {
  const [input] = all<Field>('input, textarea', button.parentElement as HTMLElement);
  const offer = offerBehind(button, advice.get(input.name) as Advice);
  fillInBy(button, () => {
    if (offer?.setup) fillIn(form, offer.setup);
    for (const each of inputs) each.value = offer?.values.get(each.name) ?? each.value;
    if (offer?.own) choose(form, offer.own);
  });
  if (offer?.setup) tell(unknownIn(form, offer.setup));
  tellLeftOut(input, offer?.leftOut ?? []);
  input.focus();
}

/** Until the next change. */
function tellLeftOut(input: Field, leftOut: readonly string[]): void {
  const now = advice.get(input.name) as Advice;
  const notes = [...now.notes, ...leftOut.map((text) => ({ text, names: [] }))];
  showAdvice(input, { ...now, notes });
}

/** Empties the fields, and chooses as at first. */
function clear(button: HTMLElement): void {
  fillInBy(button, () => fillIn(form, new URLSearchParams()));
}

/** Fills in so that it can be taken back, which what changes nothing need not. */
function fillInBy(button: HTMLElement, change: () => void): void {
  const state = stateOf(form);
  change();
  follow();
  settle();
  if (String(state) !== String(stateOf(form))) remember({ state, place: button.parentElement });
}

function remember(what: typeof before): void {
  before = what;
  for (const button of all('[data-action=undo]'))
    button.hidden = !what || button.parentElement !== what.place;
}

/** Takes the last press back, and whatever was typed after it. */
function undo(button: HTMLElement): void {
  fillIn(form, before?.state ?? new URLSearchParams());
  const [next] = all('input, textarea, [data-action=clear]', button.parentElement as HTMLElement);
  next.focus();
  remember(undefined);
  follow();
  settle();
}

function openPreviews(): void {
  openFolded(previews);
}

async function printCodes(): Promise<string> {
  codes.finish(listed.keys());
  const images = [...listed.keys()].flatMap((row) => all<HTMLImageElement>('img[src]', row));
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

function beforePrint(): void {
  settle();
  codes.finish(listed.keys());
  for (const head of all('[data-head]')) head.textContent = headOf(site, shareable());
  const { languages } = choiceIn(form);
  foldAgain();
  foldAgain = openFolded(languages.length > 0 ? previews : []);
}

function afterPrint(): void {
  delete document.body.dataset.whole;
  foldAgain();
  foldAgain = () => {};
}

async function copyAll(): Promise<string> {
  const { page: chosenPage } = choiceIn(form);
  const lines = [...listed].map(([row, { language, page, address }]) => {
    const name = chosenPage === everyPage && pageNameIn(form, page);
    const [variant] = all('[data-variant]', row);
    return [englishName(language), name, variant.textContent, address].filter(Boolean).join(' – ');
  });
  const [first, ...more] = [...listed.values()];
  const isCopied = await copied(more.length > 0 ? lines.join('\n') : (first?.address ?? ''));
  if (isCopied && more.length === 0) return 'Copied';
  return isCopied
    ? `Copied: ${lines.length}, a line each`
    : 'This browser lets no page copy: take the CSV';
}

async function copySetup(): Promise<string> {
  const isCopied = await copied(location.href);
  return isCopied ? 'Copied' : 'This browser lets no page copy: take it from the address bar';
}

/** What the files of a download are called after. */
const named = () => ({ site, parameters: parametersIn(form) });

function csv(): string {
  return downloadTable([...listed.values()], named(), (page) => pageNameIn(form, page));
}

async function zip(place: HTMLElement): Promise<string> {
  const coded = [...withCodes(listed).values()];
  const progress = (done: number) => say(place, `${done} of ${coded.length}`);
  return downloadCodes(coded, named(), progress);
}

const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  clear,
  open: openPreviews,
  take,
  undo,
};

/** By a button's action, what hands something out: of a row, or of all. */
const handOuts: Readonly<Record<string, (place: HTMLElement) => string | Promise<string>>> = {
  copy,
  'copy-all': copyAll,
  'copy-setup': copySetup,
  csv,
  print: printCodes,
  'print-all': printAll,
  share,
  zip,
  svg: (row) => codeOf(row, 'svg'),
  png: (row) => codeOf(row, 'png'),
};

function actionOf({ dataset: { action = '' } }: HTMLElement): string {
  return action;
}

function codeOf(row: HTMLElement, kind: 'svg' | 'png'): string {
  const own = listed.get(row)?.own;
  if (own) downloadCode(row, kind, site, own);
  return 'Downloaded';
}

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('button[data-action]');
  if (button) {
    settle();
    beQuiet();
    const action = actionOf(button);
    const place = button.closest<HTMLElement>('[data-address]') ?? button.parentElement;
    if (place && action in handOuts) handOut(place, advice, handOuts[action]);
    else actions[action](button);
  }
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

/** Closes the list of languages from anywhere within, as a menu does. */
function closeList({ key, target }: KeyboardEvent): void {
  const list = (target as Element).closest<HTMLDetailsElement>('details[open]');
  if (key !== 'Escape' || !list) return;
  list.open = false;
  list.querySelector('summary')?.focus();
}

/** Puts commas between the cells of a spreadsheet, where the browser would put spaces. */
function pasteCells(event: ClipboardEvent): void {
  const { name } = event.target as Field;
  const cells = cellsIn(event.clipboardData?.getData('text') ?? '');
  if (!cells || !['utm_source', 'utm_medium', 'utm_content'].includes(name)) return;
  event.preventDefault();
  // Nothing else lets the browser's own undo take it back.
  document.execCommand('insertText', false, cells);
}

document.addEventListener('input', follow);
form.addEventListener('paste', pasteCells);
form.addEventListener('keydown', closeList);
// Enter in a field of one line would send the form, which has no address.
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('beforeprint', beforePrint);
addEventListener('afterprint', afterPrint);
addEventListener('hashchange', readHash);
for (const button of all('[data-action=share]')) button.hidden = !('share' in navigator);
readHash();
