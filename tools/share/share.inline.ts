/** Follows the fields, and answers the buttons, within the page that `npm run share` writes. */
import { type AllAdvice, adviceOn, type Concern, offersForAll } from './advice.client';
import { offerBehind, showAdvice, showOffers, showSummary } from './advice-view.client';
import {
  type Filled,
  isEmpty,
  type Parameters,
  sharedNames,
  tabTitle,
  variantsOf,
} from './campaign.client';
import { lazyCodes } from './codes.client';
import { type Advice, none, wholeRow } from './field-advice.client';
import { downloadCodes, downloadTable } from './files.client';
import { type ForAll, namesOf, partForAll } from './for-all.client';
import {
  choiceIn,
  choose,
  filledIn,
  fillIn,
  noRoomFor,
  pageNameIn,
  setFilled,
  stateOf,
  unknownIn,
} from './form.client';
import { drawList, type List, parametersOf, withCodes } from './list.client';
import { englishName, everyPage } from './names.client';
import { inWords, type Offer, titleOf } from './offer.client';
import { aim } from './old-cards.client';
import { codeRefusalOf, handOut, refusalOf, say } from './outcome.client';
import { inputIn, placesIn } from './places.client';
import { headOf, openFolded } from './print.client';
import { copied, copy, downloadCode, drawCode, share, sharedIn } from './row.client';
import { keptFrom, mostPlaces, stateOfKept } from './setup.client';
import { coveredBy, type Table, tableIn, withTable } from './table.client';

const all = <Kind extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Kind>(selector),
];

const form = document.querySelector('form') as HTMLFormElement;
const rows = all('[data-address]');
const addresses = rows.map(sharedIn);
const previews = all<HTMLDetailsElement>('details[data-language]');
const site = document.body.dataset.site ?? '';
const { title } = document;
const [oldCards] = all('#old-cards');
const codes = lazyCodes(drawCode);

let listed: List = new Map();
let advice: AllAdvice = { shared: new Map(), places: [] };
let offersToAll: readonly Offer[] = [];

/** Names that stay as they are: see `Filled`. */
let kept: ReadonlyMap<string, string> = new Map();

/** What was filled in before a press of a button that fills in, what is around that button, and what had the focus. */
type Step = { what: string; state: URLSearchParams; place: HTMLElement; focus: () => HTMLElement };

/** Those that can be taken back, the last one last. */
let steps: readonly Step[] = [];

/** How many are kept. */
const mostSteps = 20;

/** Takes back what has come of buttons: it is about other fields, or another button. */
function beQuiet(): void {
  for (const output of all('output:not([data-advised] *)')) output.textContent = '';
}

function showNow(): void {
  beQuiet();
  const filled = filledNow();
  advice = adviceOn(filled, addresses, choiceIn(form));
  offersToAll = offersForAll(filled, advice);
  const places = placesIn(form);
  for (const place of all('[data-advised]')) showAdvice(place, adviceAt(place, places));
  showOffers(all('[data-for-all]', form)[0], offersToAll);
  for (const summary of all('[data-summary]')) showSummary(summary, advice, idOf);
  // What is filled in is seen.
  for (const further of all<HTMLDetailsElement>('[data-further]', form))
    if (all<HTMLInputElement>('input', further).some(({ value }) => value)) further.open = true;
}

/** What the fields hold, and which of it stays as it is. */
function filledNow(): Filled {
  return { ...filledIn(form), kept };
}

/** All that is filled in and chosen, as the page's address keeps it. */
function stateNow(): URLSearchParams {
  return new URLSearchParams([...stateOfKept(filledNow()), ...stateOf(form)]);
}

/** Fills in and chooses what was kept. */
function restore(state: URLSearchParams): void {
  kept = keptFrom(state);
  fillIn(form, state);
}

/** What is said of the field, or the row, that is there. */
function adviceAt(place: HTMLElement, places = placesIn(form)): Advice {
  const { advised = '' } = place.dataset;
  const row = place.closest<HTMLElement>('[data-place]');
  const byName = row ? advice.places[places.indexOf(row)] : advice.shared;
  return byName?.get(advised) ?? none;
}

/** The id of the field that something is said of: the first of a row if it is said of the whole row. */
function idOf({ name, index }: Concern): string {
  if (index === undefined) return name;
  const parameter = name === wholeRow ? 'utm_source' : name;
  return inputIn(placesIn(form)[index], parameter).id;
}

/** What may stand outside the fields: nothing while one has what must not go out. */
function shareable(): Parameters[] {
  return refusalOf(advice) ? [] : variantsOf(filledIn(form));
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
  listed = drawList(rows, variantsOf(filledIn(form)), codes, isBarred);
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
  history.replaceState(null, '', `#${stateNow()}`);
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
  remember([]);
  // If nothing was kept, the browser may have kept the fields itself.
  if (state.size > 0) restore(state);
  tell(unknownIn(form, state));
  showNow();
  showList();
}

/** Takes what is offered beside a field or a row, or for all. */
function take(button: HTMLElement): void {
  const place = button.closest<HTMLElement>('[data-advised]');
  const offer = offerBehind(button, place ? adviceAt(place).offers : offersToAll);
  if (!offer) return;
  const around = undoableAround(button);
  const [field] = [...all('input', around), ...all('[data-action=undo]', around)];
  const focus = () => place?.querySelector('input') ?? field;
  const fill = () => {
    if (offer.setup) restore(offer.setup);
    else setFilled(form, offer.filled);
    kept = new Map([...kept, ...(offer.keeps ?? [])]);
    if (offer.choice) choose(form, offer.choice);
  };
  fillInBy(`‘${offer.label}’`, around, focus, fill);
  if (offer.setup) tell(unknownIn(form, offer.setup));
  if (place) tellLeftOut(place, offer.leftOut ?? []);
  if (offer.withheld) tellOfRows(offerForAll(offer.withheld));
  focus().focus();
}

/** Until the next change. */
function tellLeftOut(place: HTMLElement, leftOut: readonly string[]): void {
  const now = adviceAt(place);
  showAdvice(place, { ...now, notes: [...now.notes, ...leftOut] });
}

/** Offers what was kept from changing the other rows, until the next change, and says what that is. */
function offerForAll({ shared, choice }: ForAll): string {
  const now = filledIn(form);
  const names = namesOf({ shared, choice }, (page) => pageNameIn(form, page)).join(', ');
  const filled = { ...now, shared: new Map([...now.shared, ...shared]) };
  offersToAll = [...offersToAll, { label: `Use ${names} for all rows`, filled, choice }];
  showOffers(all('[data-for-all]', form)[0], offersToAll);
  return `Not taken, because it would change the other rows: ${names}.`;
}

/** Empties the fields, and chooses as at first. */
function clear(button: HTMLElement): void {
  const empty = () => restore(new URLSearchParams());
  fillInBy('clearing', undoableAround(button), () => button, empty);
}

/** Adds a row at the end, unless the last is empty, and goes there. */
function addRow(): void {
  const filled = filledIn(form);
  const last = filled.places[filled.places.length - 1];
  const isFull = filled.places.length >= mostPlaces;
  if (!isEmpty(last) && !isFull)
    change(() => setFilled(form, { ...filled, places: [...filled.places, new Map()] }));
  if (isFull) tellOfRows(`There is room for ${mostPlaces} rows.`);
  inputIn(placesIn(form)[placesIn(form).length - 1], 'utm_source').focus();
}

/** Removes a row, and stays with the next, or with the one before. */
function removeRow(button: HTMLElement): void {
  const filled = filledIn(form);
  const index = placesIn(form).indexOf(button.closest('[data-place]') as HTMLElement);
  const places = filled.places.filter((_, each) => each !== index);
  const [tools] = all('[data-tools]', form);
  const restored = () => inputIn(placesIn(form)[index], 'utm_source');
  fillInBy(`removing row ${index + 1}`, tools, restored, () =>
    setFilled(form, { ...filled, places }),
  );
  const left = all('[data-action=remove]', form);
  const next = left[Math.min(index, left.length - 1)];
  const [add] = all('[data-action=add]', form);
  (left.length > 1 ? next : add).focus();
}

/** What has the button that takes back what this one does. */
function undoableAround(button: HTMLElement): HTMLElement {
  return button.closest('[data-undoable]') as HTMLElement;
}

/**
 * Fills in so that it can be taken back, which what changes nothing need not.
 * @param what is done, as the button names it that takes it back
 * @param place shows that button
 * @param focus finds what has the focus once it is taken back
 */
function fillInBy(
  what: string,
  place: HTMLElement,
  focus: () => HTMLElement,
  fill: () => void,
): void {
  const state = stateNow();
  change(fill);
  if (String(state) === String(stateNow())) return;
  remember([...steps.slice(1 - mostSteps), { what, state, place, focus }]);
}

function change(fill: () => void): void {
  fill();
  follow();
  settle();
}

/** Offers to take back the last, beside the rows if its own place is gone. */
function remember(kept: readonly Step[]): void {
  steps = kept;
  const last = steps.at(-1);
  const [tools] = all('[data-tools]', form);
  const place = last?.place.isConnected ? last.place : last && tools;
  for (const button of all('[data-action=undo]')) {
    button.hidden = undoableAround(button) !== place;
    button.textContent = last ? `Undo: ${last.what}` : 'Undo';
  }
}

/** Takes the last press back, and whatever was typed after it. The one before can be taken back then. */
function undo(): void {
  const last = steps.at(-1);
  if (!last) return;
  change(() => restore(last.state));
  remember(steps.slice(0, -1));
  const focus = last.focus();
  (focus?.isConnected ? focus : all('[data-action=add]', form)[0]).focus();
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
  const isWhole = 'whole' in document.body.dataset;
  const onSheet = refusalOf(advice) ? [] : parametersOf(isWhole ? listed : withCodes(listed));
  for (const head of all('[data-head]')) head.textContent = headOf(site, onSheet);
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
    const parts = [englishName(language), name || undefined, variant.textContent, address];
    return parts.filter((part) => part !== undefined).join('\t');
  });
  const [first, ...more] = [...listed.values()];
  const isCopied = await copied(more.length > 0 ? lines.join('\n') : (first?.address ?? ''));
  if (isCopied && more.length === 0) return 'Copied';
  return isCopied
    ? `Copied: ${lines.length}, as rows for a spreadsheet`
    : 'This browser lets no page copy: take the CSV';
}

/** The link, or what can be pasted instead where it would lead to a file of this computer. */
async function copySetup(): Promise<string> {
  const isFile = location.protocol === 'file:';
  const line = `Paste this line into a field of your own copy of the page: ${location.hash}`;
  const isCopied = await copied(isFile ? line : location.href);
  if (!isCopied) return 'This browser lets no page copy: take it from the address bar';
  return isFile ? 'Copied, with a word on what to do with it' : 'Copied';
}

function csv(): string {
  return downloadTable([...listed.values()], site, (page) => pageNameIn(form, page));
}

async function zip(place: HTMLElement): Promise<string> {
  const coded = [...withCodes(listed).values()];
  const progress = (done: number) => say(place, `${done} of ${coded.length}`);
  return downloadCodes(coded, site, progress);
}

const actions: Readonly<Record<string, (button: HTMLElement) => void>> = {
  add: addRow,
  clear,
  open: openPreviews,
  remove: removeRow,
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

/** Those that hand out codes. */
const ofCodes: readonly string[] = ['print', 'print-all', 'zip', 'svg', 'png'];

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
    const refusal = ofCodes.includes(action) ? codeRefusalOf(advice) : refusalOf(advice);
    if (place && action in handOuts) handOut(place, advice, handOuts[action], refusal);
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

/** Reads a table. One line without tabs is the browser's own affair. */
function pasteTable(event: ClipboardEvent): void {
  const input = event.target as HTMLInputElement;
  const advised = input.closest<HTMLElement>('[data-advised]');
  const text = event.clipboardData?.getData('text') ?? '';
  const table = advised ? tableIn(text, input.name, addresses) : undefined;
  if (!advised || !table) return;
  event.preventDefault();
  if (table.places.length === 0 && table.shared.size === 0) refuse(advised, table.leftOut);
  else fillInTable(input, table);
}

/** From the field's row on, as a spreadsheet does, or from another field below the rows that are filled in. */
function fillInTable(input: HTMLInputElement, table: Table): void {
  const { leftOut, places } = table;
  const row = input.closest<HTMLElement>('[data-place]');
  const now = filledIn(form);
  const free = now.places.findLastIndex((place) => !isEmpty(place)) + 1;
  const from = row ? placesIn(form).indexOf(row) : free;
  const isOther = (index: number) =>
    places.length > 0 && (index < from || index >= from + places.length);
  const { taken, withheld } = partForAll(table, now, choiceIn(form), isOther);
  const { choice } = taken;
  const filled = withTable(now, from, { ...table, shared: taken.shared });
  const covered = coveredBy(table, now, from);
  const [tools] = all('[data-tools]', form);
  const fill = () => {
    setFilled(form, filled);
    kept = new Map([...kept, ...(table.keeps ?? [])]);
    if (choice) choose(form, choice);
  };
  fillInBy('pasting', tools, () => input, fill);
  // From elsewhere on the page nobody would see what is filled in.
  const first = placesIn(form)[from];
  if (!row && first && places.length > 0) inputIn(first, 'utm_source').focus();
  const told = [
    doneBy(table, covered),
    chosen(taken),
    withheld && offerForAll(withheld),
    ...leftOut,
  ];
  tellOfRows([...told, noRoomFor(filled.places.length)].filter(Boolean).join(' '));
  tools.scrollIntoView({ block: 'nearest' });
}

/** Says beside the field why nothing is filled in, until the next change. */
function refuse(advised: HTMLElement, reasons: readonly string[]): void {
  const now = adviceAt(advised);
  showAdvice(advised, { ...now, faults: [...now.faults, ...reasons] });
}

/** @param covered how many rows lost something */
function doneBy({ places: { length }, shared }: Table, covered: number): string {
  if (length === 0) return `Filled in ${inWords([...shared.keys()].map(titleOf))}.`;
  const done = length === 1 ? 'Filled in 1 row' : `Filled in ${length} rows`;
  return covered > 0
    ? `${done}, over ${covered} that ${covered === 1 ? 'was' : 'were'} there. To keep both, undo, and begin in an empty row.`
    : `${done}.`;
}

/** Says it, because it is for all rows. */
function chosen(taken: ForAll): string {
  const names = namesOf(taken, (page) => pageNameIn(form, page));
  return names.length > 0 ? `Chosen: ${names.join(', ')}.` : '';
}

/** Until the next change. */
function tellOfRows(text: string): void {
  const [place] = all('[data-told]', form);
  place.textContent = text;
}

/**
 * Enter goes to the next row, in the same column, as in a spreadsheet; after the last it adds one. From the campaign it
 * goes to the first.
 */
function goDown(event: KeyboardEvent): void {
  const input = event.target as HTMLInputElement;
  const row = input.closest<HTMLElement>('[data-place]');
  // The browser may have used it for what it offers, or for letters that are still composed.
  const isTaken = event.defaultPrevented || event.isComposing;
  const isName = row || sharedNames.includes(input.name);
  if (event.key !== 'Enter' || isTaken || !isName || input.tagName !== 'INPUT') return;
  event.preventDefault();
  const places = placesIn(form);
  const next = places[row ? places.indexOf(row) + 1 : 0];
  if (next) inputIn(next, row ? input.name : 'utm_source').focus();
  else addRow();
}

document.addEventListener('input', follow);
// Not within the form is the field for the version.
document.addEventListener('paste', pasteTable);
form.addEventListener('keydown', goDown);
form.addEventListener('keydown', closeList);
// Enter in a field of one line would send the form, which has no address.
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('beforeprint', beforePrint);
addEventListener('afterprint', afterPrint);
addEventListener('hashchange', readHash);
for (const button of all('[data-action=share]')) button.hidden = !('share' in navigator);
readHash();
