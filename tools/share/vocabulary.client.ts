/** Words that are usual in campaigns. Runs in the page that `npm run share` writes. */
import leven from 'leven';
import { usualSourceAt } from './hosts.client';

const ofMessengers = ['messenger'];
const ofNetworks = ['social', 'paid_social', 'influencer', 'cpc', 'cpm', 'ppc', 'display', 'video'];
const ofVideos = ['video', ...ofNetworks.filter((medium) => medium !== 'video')];
const ofSearch = ['cpc', 'organic', 'ppc', 'cpm', 'display', 'video', 'referral'];
const ofPaper = ['print', 'qr', 'offline', 'ooh', 'outdoor'];

/** Usual sources, each with the mediums that fit it, the usual one first. */
export const mediumsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['whatsapp', ofMessengers],
  ['telegram', ofMessengers],
  ['line', ofMessengers],
  ['kakaotalk', ofMessengers],
  ['wechat', ofMessengers],
  ['facebook', ofNetworks],
  ['instagram', ofNetworks],
  ['linkedin', ofNetworks],
  ['x', ofNetworks],
  ['twitter', ofNetworks],
  ['tiktok', ofNetworks],
  ['threads', ofNetworks],
  ['reddit', ofNetworks],
  ['pinterest', ofNetworks],
  ['xiaohongshu', ofNetworks],
  ['youtube', ofVideos],
  ['google', ofSearch],
  ['newsletter', ['email']],
  ['edm', ['email']],
  ['poster', ofPaper],
  ['flyer', ofPaper],
  ['leaflet', ofPaper],
  ['brochure', ofPaper],
  ['card', ofPaper],
  ['table-card', ofPaper],
  ['tent-card', ofPaper],
  ['sticker', ofPaper],
  ['standee', ofPaper],
  // Some are on other people's pages.
  ['banner', [...ofPaper, 'display', 'cpm']],
]);

export const usualSources: readonly string[] = [...mediumsOf.keys()];

/** The mediums that programs know, those of the usual sources first. */
export const usualMediums: readonly string[] = [
  'social',
  'messenger',
  'email',
  'print',
  'qr',
  'cpc',
  'affiliate',
  'audio',
  'banner',
  'blog',
  'cpm',
  'display',
  'event',
  'influencer',
  'offline',
  'ooh',
  'organic',
  'outdoor',
  'paid_social',
  'podcast',
  'ppc',
  'push',
  'referral',
  'retargeting',
  'sms',
  'video',
];

export function isMedium(word: string): boolean {
  return usualMediums.includes(word) || word.startsWith('paid_');
}

/** True for the mediums of posters and the like, whose codes are printed. */
export function isPrinted(medium: string): boolean {
  return ofPaper.includes(medium);
}

/** True for a word that is the medium of usual sources: alone it names none of them. */
export function isMediumOfSources(word: string): boolean {
  return [...mediumsOf.values()].some((mediums) => mediums.includes(word));
}

/**
 * The medium that is usual instead of this one, or of none. Undefined if this one fits, or nobody knows.
 * @param medium empty if there is none. A word that is a source, such as `poster`, is never one
 */
export function usualMedium(source: string, medium: string): string | undefined {
  // A blog is paid in many ways, so that every medium fits it.
  if (!medium && /blog/.test(source)) return 'referral';
  const isPlace = !isMediumOfSources(source) && !isMedium(medium);
  const usual = mediumsFor(source) ?? (isPlace ? mediumsOf.get(usualSource(medium)) : undefined);
  return usual?.includes(medium) ? undefined : usual?.[0];
}

/** Goes by the words of a name, the last first: `mrt-poster`. Short ones tell little: neither `circle-line` nor `x-mas`. */
function mediumsFor(source: string): readonly string[] | undefined {
  const whole = mediumsOf.get(usualSource(source));
  if (whole) return whole;
  const tells = (word: string, index: number) => word.length > (index === 0 ? 1 : 4);
  const words = source.split(/[^a-z\d]+/).filter(tells);
  const mediums = words.reverse().flatMap((word) => mediumsOf.get(usualSource(word)) ?? []);
  return mediums.length > 0 ? mediums : undefined;
}

/** Other spellings of usual mediums, which programs count apart. */
const mediumSpellings: ReadonlyMap<string, string> = new Map([
  ['mail', 'email'],
  ['e-mail', 'email'],
  ['social-media', 'social'],
  ['socialmedia', 'social'],
  ['paid-social', 'paid_social'],
]);

/** Other names of usual sources. */
const sourceNames: ReadonlyMap<string, string> = new Map([
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['insta', 'instagram'],
  ['tg', 'telegram'],
  ['yt', 'youtube'],
  ['kakao', 'kakaotalk'],
  ['weixin', 'wechat'],
  ['rednote', 'xiaohongshu'],
]);

/** People write `tik-tok`, too. */
function usualSource(word: string): string {
  const joined = word.replaceAll('-', '');
  const known = mediumsOf.has(joined) ? joined : undefined;
  return sourceNames.get(joined) ?? usualSourceAt(word) ?? known ?? word;
}

/** True for a usual source, also by another of its names. */
export function isSource(word: string): boolean {
  return mediumsOf.has(usualSource(word));
}

/** The word as most programs know it: a source of usual ones, a medium of usual ones. */
export function usualSpelling(parameter: string, word: string): string {
  if (parameter === 'utm_source') return mediumSpellings.get(word) ?? usualSource(word);
  return parameter === 'utm_medium' ? (mediumSpellings.get(word) ?? word) : word;
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

/** Words with capitals that are no part of a person's name: `Spring Sale`, `Orchard Road`. */
const commonWords = new Set(
  (
    'spring summer autumn winter sale fair promo launch offer deal day week month year night season festival holiday ' +
    'christmas easter new chinese lunar hari raya deepavali diwali vesak national black friday cyber monday tuesday ' +
    'wednesday thursday saturday sunday january february march april may june july august september october november ' +
    'december early mid late end great big grand first second third final singapore orchard bugis jurong tampines ' +
    'woodlands yishun bishan bedok toa payoh ang mo kio clementi serangoon changi marina bay sands raffles city hall ' +
    'dhoby ghaut little india chinatown tiong bahru holland village novena somerset harbourfront vivocity jewel punggol ' +
    'sengkang pasir ris bukit timah batok panjang queenstown tanjong pagar boon lay geylang paya lebar sembawang east west north south central mall plaza square place point road street ' +
    'avenue one parade arcade house gate junction garden gardens terminal building block level floor walk hub centre center park tower station exit mrt lrt bus taxi airport shop store cafe market library school ' +
    'university campus community club office lobby lift door window wall table counter header footer top bottom left ' +
    'right front back side menu button link image video story stories reel reels post page group channel feed ad ads ' +
    'email mail newsletter letter message social media print online survey surveys guide paid home blog article press ' +
    'partner influencer free gift reward rewards voucher vouchers cash student students the for and of at in on'
  ).split(' '),
);

/** True for a word in lower case that is usual in campaigns, or in the names of places. */
export function isCommon(word: string): boolean {
  return commonWords.has(word) || isSource(word) || isMedium(word);
}
