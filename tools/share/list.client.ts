/** The list of addresses: which rows show, and once more for every further source. */
import { type Parameters, perSource, type SharedAddress, withParameters } from './campaign.client';
import type { Codes } from './codes.client';
import { setAddress, sharedIn } from './row.client';

/** An address that shows, with the parameters that it has. */
export type Listed = SharedAddress & { own: Parameters };

export type List = ReadonlyMap<HTMLElement, Listed>;

/** The repetitions of a row. They stay from one drawing to the next, because making them takes long. */
const repeatsOf = new WeakMap<HTMLElement, readonly HTMLElement[]>();

/**
 * Writes the addresses into the rows that show, each repeated for every further source.
 * @param rows those of the page as it was written
 */
export function drawList(rows: readonly HTMLElement[], parameters: Parameters, codes: Codes): List {
  const variants = perSource(parameters);
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
      const address = withParameters(shared.address, own);
      if (setAddress(row, address)) codes.renew(row);
      const names = [own.get('utm_source'), own.get('utm_medium')?.trim()];
      const source = row.querySelector('[data-source]') as HTMLElement;
      source.textContent = variants.length > 1 ? names.filter(Boolean).join(', ') : '';
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
