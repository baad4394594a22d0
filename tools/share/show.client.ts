/** Shows what follows from the form: marks in its fields, the page's own address, and the list. */
import { drawCode } from './address.client';
import { type Listed, summaryOf } from './campaign.client';
import { lazyCodes } from './codes.client';
import { markFields, stateOf } from './form.client';
import { canUndo, keep } from './history.client';
import { drawList, type List, parametersOf, showChosen } from './list.client';
import { englishName } from './names.client';
import { aim } from './old-cards.client';
import { all, beQuiet, form, previews } from './page.client';
import { openTicked } from './previews.client';
import { variantsIn } from './state.client';

const [undoButton] = all('[data-action=undo]', form);
const addresses = all('[data-address]');
const { title } = document;
const codes = lazyCodes(drawCode);

let list: List = new Map();
let hasPersonal = false;
let ticked = '';

/** Lets everything follow at once. */
export function show(): void {
  clearTimeout(waiting);
  waiting = undefined;
  const state = stateOf(form);
  keep(state);
  undoButton.hidden = !canUndo();
  hasPersonal = markFields(form, state);
  showChosen(all('[data-page], [data-language]'), state);
  list = drawList(addresses, variantsIn(state), codes, hasPersonal);
  showLanguages(state.getAll('language'));
  for (const link of all<HTMLAnchorElement>('a[data-inspect]')) aim(link, listed());
  for (const count of all('[data-count]')) count.textContent = String(list.size);
  const version = state.get('v') ?? '';
  for (const note of all('[data-version]')) note.hidden = !version;
  for (const name of all('[data-version-name]')) name.textContent = version;
  for (const refusal of all('[data-refusal]')) refusal.hidden = !hasPersonal;
  for (const button of all('button[data-hands-out]')) button.ariaDisabled = String(hasPersonal);
  // A bookmark is called so.
  const [own] = parametersOf(list);
  const campaign = hasPersonal ? '' : own?.get('utm_campaign');
  document.title = campaign ? `${campaign} – ${title}` : title;
}

function showLanguages(languages: readonly string[]): void {
  const [chosen] = all('[data-chosen]', form);
  chosen.textContent = languages.map(englishName).join(', ') || 'All languages';
  // What somebody opens stays, until other languages are ticked.
  if (String(languages) !== ticked) openTicked(previews, languages.length);
  ticked = String(languages);
}

/** How long nobody types before the list follows. In milliseconds. */
const pause = 150;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Lets everything follow once nobody types any more. */
export function showSoon(): void {
  beQuiet();
  clearTimeout(waiting);
  waiting = setTimeout(show, pause);
}

/** Lets everything follow that was to follow soon, because a button is about it. */
export function showNow(): void {
  if (waiting !== undefined) show();
}

export function listed(): Listed[] {
  return [...list.values()];
}

/** What shows in a part of the list. */
export function listedIn(row: HTMLElement): Listed | undefined {
  return list.get(row);
}

/** True while a field holds data about a person: then nothing goes out. */
export function isBarred(): boolean {
  return hasPersonal;
}

/** What the addresses have, in words. */
export function summary(): string {
  return hasPersonal ? '' : summaryOf(parametersOf(list));
}

/** Draws at once the codes that are still to be drawn. @returns the parts of the list that have them */
export function drawAllCodes(): HTMLElement[] {
  codes.finish(list.keys());
  return [...list.keys()];
}
