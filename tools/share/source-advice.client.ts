/** What is said of one source, of the medium behind its slash, and of how they fit. */

import { slashedParts, sourceParts } from './campaign.client';
import {
  adviceOnAddress,
  adviceOnName,
  adviceOnPeople,
  type NameAdvice,
} from './name-advice.client';
import { sourcesIn, wordsIn } from './several.client';
import { isMedium, isSource, usualMedium } from './vocabulary.client';

export type SourceAdvice = NameAdvice & {
  /** The better medium behind its slash. Empty if there is none. */
  medium: string;
  /** The better content behind its second slash. Empty if there is none. */
  content: string;
  /** True if another medium is usual. */
  isUnusual: boolean;
  notes: readonly string[];
};

/** @param field the medium of all sources that have none of their own, well spelled. Empty if there is none */
export function adviceOnSource(name: string, field: string): SourceAdvice {
  const [typed, own, place] = sourceParts(name);
  const none = { medium: '', content: '', isUnusual: false, notes: [] };
  const simple =
    adviceOnPeople(name) ?? adviceOnSeveral(name) ?? adviceOnAddress('utm_source', name);
  if (simple) return { ...simple, ...none };
  const [slashed] = sourcesIn(name);
  if (slashed !== name) return withFault(noColon, adviceOnSource(slashed, field));
  if (!own) {
    const source = adviceOnName('utm_source', name);
    return { ...none, ...withMedium(source, field) };
  }
  const medium = adviceOnName('utm_medium', own);
  const source = withMedium(adviceOnName('utm_source', typed), medium.better);
  const isKnown = [source.isUnusual, medium.unusual, !medium.better, isMedium(medium.better)].some(
    Boolean,
  );
  // The second of its words may be another source, which the usual medium would replace.
  const isDoubtful = wordsIn(own).length > 1 && !isMedium(medium.better);
  const content = place ? adviceOnName('utm_content', place) : nothing;
  return {
    faults: [source, medium, content].flatMap(({ faults }) => faults),
    unusual: medium.unusual ?? source.unusual,
    better: [source, medium, content].every((each) => each === nothing || each.better)
      ? source.better
      : '',
    medium: medium.better,
    content: content.better,
    isBarred: [source, medium, content].some(({ isBarred }) => isBarred),
    isUnusual: !isDoubtful && (source.isUnusual || Boolean(medium.unusual)),
    notes: [
      ...new Set([source, medium, content].flatMap(({ notes = [] }) => notes)),
      ...(isKnown ? [] : [`Behind the slash is the medium: ${medium.better}.`]),
      ...(slashedParts(name).length > 3
        ? [`Behind the second slash is one content: ${content.better}.`]
        : []),
    ],
  };
}

/** `facebook and whatsapp`. What else would be better is said once the commas are there. */
function adviceOnSeveral(name: string): NameAdvice | undefined {
  const sources = sourcesIn(name);
  if (sources.length < 2) return undefined;
  return {
    faults: ['Several sources need commas between them.'],
    better: sources.join(', '),
    isBarred: sources.some((source) => adviceOnSource(source, '').isBarred),
  };
}

const nothing: NameAdvice = { faults: [], better: '' };

const noColon = 'Between a source and its medium belongs a slash.';

function withFault(fault: string, advice: SourceAdvice): SourceAdvice {
  return { ...advice, faults: [fault, ...advice.faults] };
}

/** With what is said if another medium is usual: a word that programs know as a medium would be counted wrongly. */
function withMedium(
  source: NameAdvice,
  medium: string,
): NameAdvice & Pick<SourceAdvice, 'isUnusual' | 'notes'> {
  const usual = medium && usualMedium(source.better, medium);
  const { notes = [] } = source;
  // What is a source is told where it was typed.
  if (!usual || isSource(medium)) return { ...source, isUnusual: false, notes };
  const told = `The usual medium is ${usual}, not ${medium}.`;
  return isMedium(medium)
    ? { ...source, isUnusual: true, unusual: told, notes }
    : { ...source, isUnusual: true, notes: [...notes, told] };
}
