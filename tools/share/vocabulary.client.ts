/** Words that are usual in campaigns. Runs in the page that `npm run share` writes. */
import leven from 'leven';

/** Usual sources, each with the mediums that fit it, the usual one first. */
export const mediumsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['whatsapp', ['messenger', 'social']],
  ['telegram', ['messenger', 'social']],
  ['line', ['messenger', 'social']],
  ['kakaotalk', ['messenger', 'social']],
  ['facebook', ['social', 'paid_social', 'cpc']],
  ['instagram', ['social', 'paid_social', 'cpc']],
  ['linkedin', ['social', 'paid_social', 'cpc']],
  ['x', ['social', 'paid_social', 'cpc']],
  ['newsletter', ['email']],
  ['poster', ['print', 'qr']],
  ['flyer', ['print', 'qr']],
]);

export const usualSources: readonly string[] = [...mediumsOf.keys()];
export const usualMediums: readonly string[] = [
  ...new Set([...mediumsOf.values()].map(([usual]) => usual)),
  'qr',
  'cpc',
];

/** Further mediums that programs know, of which none is offered. */
const otherMediums: readonly string[] = [
  'affiliate',
  'audio',
  'banner',
  'cpm',
  'display',
  'event',
  'influencer',
  'offline',
  'organic',
  'podcast',
  'ppc',
  'push',
  'referral',
  'retargeting',
  'sms',
  'video',
];

/** True for what stands behind the slash of a source as its medium, not as a place. */
export function isMedium(word: string): boolean {
  return [...usualMediums, ...otherMediums].includes(word) || word.startsWith('paid_');
}

/** Other spellings of usual words, which programs count apart. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['mail', 'email'],
  ['e-mail', 'email'],
  ['social-media', 'social'],
  ['socialmedia', 'social'],
  ['paid-social', 'paid_social'],
]);

/** The word as most programs know it. */
export function usualSpelling(word: string): string {
  return spellings.get(word) ?? word;
}

/**
 * The word that was probably meant: one letter is wrong, two of eight and more, or letters changed places. Undefined for a
 * word that is among them, and for one too short to tell: `line` is near `link`.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (!/^[a-z]{4,}$/.test(word) || words.includes(word)) return undefined;
  return words.find(
    (known) =>
      known.length > 4 &&
      (leven(word, known) <= (known.length < 8 ? 1 : 2) || sorted(word) === sorted(known)),
  );
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
