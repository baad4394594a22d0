/**
 * Translations that have not followed a change of the English text.
 *
 * The baseline keeps the English text that all translations follow. Once `Skip` has become `Skip to
 * the text`, and German has followed, it has the old text under `english`, and under `exceptions`
 * that German follows the new one. When the last language follows, the new text moves to `english`.
 */
import { withoutBreakHints } from '../../lib/messages/break-hints';
import { defaultLocale } from '../../lib/site/languages';
import type { SiteSources } from '../../lib/site/site';
import { type Baseline, baselineFile, type Texts } from './baseline';
import { type Catalog, flatten } from './catalog';
import { messageFile, readableJson } from './files';
import type { Notes } from './notes';

/** The English text that a translation follows: today's, if it is newer than the baseline. */
function followedText(baseline: Baseline, key: string, code: string, today: string): string {
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
    const languagesByText = new Map<string, string[]>();
    for (const [code, messages] of others) {
      const before = followedText(baseline, key, code, now);
      if (withoutBreakHints(before) === withoutBreakHints(now) || !messages.has(key)) continue;
      languagesByText.set(before, [...(languagesByText.get(before) ?? []), code]);
    }
    return [...languagesByText].map(([before, languages]) => ({ key, before, now, languages }));
  });
}

/**
 * One line for each English text of the baseline that is no longer there. A component that needs it
 * does not compile, and TypeScript names neither the key nor the file.
 */
export function removedTexts(site: SiteSources): string[] {
  const file = messageFile(site.messagesFolder, defaultLocale);
  const [english, baseline] = [file, baselineFile(site)].map(readableJson);
  // Other checks tell of a file that cannot be read.
  if (!english || !baseline) return [];
  const texts = flatten(english as Catalog);
  return Object.keys((baseline as Baseline).english)
    .filter((key) => !texts.has(key))
    .map(
      (key) =>
        `${file}: ${key}: is missing, and was there before: put it back or, if no component needs it, run \`npm run messages -- --up-to-date en\``,
    );
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
  const followedTexts = (key: string, now: string) =>
    others
      .filter(([, messages]) => messages.has(key))
      .map(([code]) => {
        const isNamed = languages.includes(code) && keys.includes(key);
        return [code, isNamed ? now : followedText(baseline, key, code, now)] as const;
      });
  const rows = [...english].map(([key, value]) => {
    const now = String(value);
    const followed = followedTexts(key, now);
    const isFollowedByAll = followed.every(([, text]) => text === now);
    const common = isFollowedByAll ? now : (baseline.english[key] ?? now);
    return { key, common, exceptions: followed.filter(([, text]) => text !== common) };
  });
  return {
    english: Object.fromEntries(rows.map(({ key, common }) => [key, common])),
    exceptions: Object.fromEntries(
      rows
        .filter(({ exceptions }) => exceptions.length > 0)
        .map(({ key, exceptions }) => [key, Object.fromEntries(exceptions)]),
    ),
  };
}
