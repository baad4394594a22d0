/** What is said of a field that holds one name. */
import type { Filled } from './campaign.client';
import { adviceOnName } from './name-advice.client';
import { type Offer, type Spot, withValue } from './offer.client';

export type Advice = {
  faults: readonly string[];
  /** What is good to know, though nothing is wrong. */
  notes: readonly string[];
  /** True for what must not go out: data about people, and a whole address. */
  isBarred: boolean;
  offers: readonly Offer[];
  /** The same name well spelled, and the medium that is usual. */
  better?: string;
  usual?: string;
};

/** What is said of each field, by its name. In a row, also what is said of the whole row. */
export type AdviceByName = ReadonlyMap<string, Advice>;

/** By which a row's map names what concerns the whole row. */
export const wholeRow = 'row';

export const none: Advice = { faults: [], notes: [], isBarred: false, offers: [] };

/** On one name in one field. */
export function adviceOnField(spot: Spot, name: string, filled: Filled): Advice {
  const advice = adviceOnName(spot.parameter, name);
  const { faults, notes = [], unusual, better, isAsked, isBarred = false } = advice;
  // A source would be no better medium for being well spelled.
  const isBetter = Boolean(better) && better !== name && !unusual;
  const label = isAsked ? `No: use ${better}` : `Use ${better}`;
  return {
    faults: unusual ? [...faults, unusual] : faults,
    notes,
    isBarred,
    offers: isBetter ? [{ label, filled: withValue(filled, spot, better) }] : [],
    better: isBetter && !isAsked ? better : undefined,
  };
}
