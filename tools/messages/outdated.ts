/** Translations that have not followed a change of the English text. */
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { type Baseline, isKnown, type Texts } from './baseline';
import type { Notes } from './notes';

/**
 * The English text that a translation follows: today's, if the text or the language is newer than
 * the baseline.
 */
function followed(baseline: Baseline, key: string, code: string, today: string): string {
  if (!isKnown(baseline, code)) return today;
  return baseline.exceptions[key]?.[code] ?? baseline.english[key] ?? today;
}

/**
 * An English text that has changed, and the languages whose translations follow what it was before.
 */
export type OutdatedTranslations = {
  key: string;
  before: string;
  now: string;
  languages: readonly string[];
};

/**
 * The translations that do not follow today's English texts, in the order of those. A name that all
 * languages share is none.
 */
export function outdatedTranslations(
  texts: Texts,
  baseline: Baseline,
  notes: Notes,
): OutdatedTranslations[] {
  const [[, english], ...others] = texts;
  return [...english].flatMap(([key, value]) => {
    if (notes[key]?.same === 'all') return [];
    const now = String(value);
    const languagesBy = new Map<string, string[]>();
    for (const [code, messages] of others) {
      const before = followed(baseline, key, code, now);
      if (withoutBreakHints(before) === withoutBreakHints(now) || !messages.has(key)) continue;
      languagesBy.set(before, [...(languagesBy.get(before) ?? []), code]);
    }
    return [...languagesBy].map(([before, languages]) => ({ key, before, now, languages }));
  });
}

/**
 * The baseline once translations follow today's English texts: those of the languages, of the keys.
 * All else is as it was.
 */
export function markedUpToDate(
  texts: Texts,
  baseline: Baseline,
  languages: readonly string[],
  keys: readonly string[],
): Baseline {
  const [[, english], ...others] = texts;
  const bases: [string, string][] = [];
  const exceptions: [string, Record<string, string>][] = [];
  for (const [key, value] of english) {
    const now = String(value);
    const follows = others
      .filter(([, messages]) => messages.has(key))
      .map(([code]) => {
        const isNamed = languages.includes(code) && keys.includes(key);
        return [code, isNamed ? now : followed(baseline, key, code, now)] as const;
      });
    const base = follows.every(([, text]) => text === now) ? now : (baseline.english[key] ?? now);
    bases.push([key, base]);
    const rest = follows.filter(([, text]) => text !== base);
    if (rest.length > 0) exceptions.push([key, Object.fromEntries(rest)]);
  }
  return {
    ...baseline,
    english: Object.fromEntries(bases),
    exceptions: Object.fromEntries(exceptions),
  };
}
