/** The list of addresses: which show, and once more for every further row of the form. */
import { setAddress, sharedIn } from './address.client';
import { type Listed, type Parameters, variantNames, withParameters } from './campaign.client';
import type { Codes } from './codes.client';
import { everyPage } from './names.client';
import type { State } from './state.client';

export type List = ReadonlyMap<HTMLElement, Listed>;

/** The parameters of those that are listed. */
export function parametersOf(listed: List): Parameters[] {
  return [...new Set([...listed.values()].map(({ own }) => own))];
}

/** Shows the parts of the page that are about the page and the languages that are chosen: none ticked means all. */
export function showChosen(parts: readonly HTMLElement[], state: State): void {
  const chosenPage = state.get('page') ?? '';
  const languages = state.getAll('language');
  for (const part of parts) {
    const { page = chosenPage, language } = part.dataset;
    const isTicked = language?.split(' ').some((code) => languages.includes(code)) ?? true;
    const isOfPage = [page, everyPage].includes(chosenPage);
    part.hidden = !isOfPage || (languages.length > 0 && !isTicked);
  }
}

/** The repetitions of a row. They stay from one drawing to the next, because making them takes long. */
const repeatsOf = new WeakMap<HTMLElement, readonly HTMLElement[]>();

/**
 * Writes the addresses into the rows that show, each repeated for every further variant.
 * @param rows those of the page as it was written
 * @param variants the parameters, once for each row of the form
 * @param isBarred true if the parameters must not go out: then no row has an address
 */
export function drawList(
  rows: readonly HTMLElement[],
  variants: readonly Parameters[],
  codes: Codes,
  isBarred: boolean,
): List {
  const names = variantNames(variants);
  const listed = rows
    .filter(({ hidden }) => !hidden)
    .flatMap((row) =>
      [row, ...repeated(row, variants.length - 1, codes)].map(
        (each, index) => [each, variants[index]] as const,
      ),
    );
  return new Map(
    listed.map(([row, own]) => {
      const shared = sharedIn(row);
      const address = isBarred ? '' : withParameters(shared.address, own);
      if (setAddress(row, address)) codes.renew(row);
      const variant = row.querySelector('[data-variant]') as HTMLElement;
      const name = isBarred ? '' : (names.get(own) ?? '');
      variant.textContent = name;
      for (const spoken of row.querySelectorAll('[data-spoken-variant]'))
        spoken.textContent = name && `, ${name}`;
      return [row, { ...shared, address, own }];
    }),
  );
}

function repeated(row: HTMLElement, count: number, codes: Codes): readonly HTMLElement[] {
  const old = repeatsOf.get(row) ?? [];
  const kept = old.slice(0, count);
  for (const repeat of old.slice(count)) {
    codes.forget(repeat);
    repeat.remove();
  }
  const added = Array.from(
    { length: count - kept.length },
    () => row.cloneNode(true) as HTMLElement,
  );
  (kept.at(-1) ?? row).after(...added);
  for (const repeat of added) codes.renew(repeat);
  repeatsOf.set(row, [...kept, ...added]);
  return [...kept, ...added];
}
