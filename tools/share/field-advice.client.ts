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
  /** True for several names in one field: a code of them would be of no use. */
  isList?: boolean;
};

/** What is said of each field, by its name. In a row, also what is said of the whole row. */
export type AdviceByName = ReadonlyMap<string, Advice>;

/** By which a row's map names what concerns the whole row. */
export const wholeRow = 'row';

export const none: Advice = { faults: [], notes: [], isBarred: false, offers: [] };

/** On one name in one field. */
export function adviceOnField(spot: Spot, name: string, filled: Filled): Advice {
  const advice = adviceOnName(spot.parameter, name);
  const { faults, notes = [], unusual, better, isAsked, isGuess, isBarred = false } = advice;
  const whyKept = filled.kept?.get(name);
  if (whyKept !== undefined && !isBarred)
    return { ...none, notes: faults.length + notes.length > 0 ? [whyKept].filter(Boolean) : [] };
  // A source would be no better medium for being well spelled.
  const isBetter = Boolean(better) && better !== name && !unusual;
  const offer = { label: `Use ${better}`, filled: withValue(filled, spot, better) };
  return {
    faults: unusual ? [...faults, unusual] : faults,
    notes,
    isBarred,
    offers: isAsked ? answers(spot, name, better, filled) : isBetter ? [offer] : [],
    better: isBetter && !isAsked && !isGuess ? better : undefined,
  };
}

/** To the question whether a name is about a person. */
function answers(spot: Spot, name: string, better: string, filled: Filled): Offer[] {
  const no = {
    label: `No: ${better === name ? 'keep' : 'use'} ${better}`,
    filled: withValue(filled, spot, better),
    keeps: new Map([[better, '']]),
  };
  const yes = { label: 'Yes: empty the field', filled: withValue(filled, spot, '') };
  return better ? [yes, no] : [yes];
}
