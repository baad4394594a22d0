/** Pages whose `changedOn` is not the day on which their texts last changed. */
import { createHash } from 'node:crypto';
import { homeRoute } from '../../lib/address/grammar';
import type { PageRow, SiteConfig } from '../../lib/site/config';
import { type Baseline, isKnown, type Texts } from './baseline';
import { markedUpToDate } from './outdated';

/** Messages outside the home page. Those that are on many pages change no page's day. */
const frame = /^(header|footer|language|pages)\./;

/** Eight characters are enough to tell two texts apart, and keep the file short. */
const hashOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64').slice(0, 8);

/** By language, the hash of a page's texts, in whatever order the file has them. */
function hashesOfPage(texts: Texts, route: string): Record<string, string> {
  const isOfPage = (key: string) =>
    route === homeRoute ? !frame.test(key) : key.startsWith(`pages.${route}.`);
  const hashes = [...texts].map(([code, all]) => {
    const ofPage = [...all].filter(([key]) => isOfPage(key)).sort();
    return [code, hashOf(ofPage)] as const;
  });
  return Object.fromEntries(hashes);
}

/**
 * True if a page's texts are not those of the baseline. A language that came or left since changes
 * no other's page.
 */
function hasChanged(texts: Texts, route: string, { pages }: Baseline): boolean {
  const before = pages[route]?.texts ?? {};
  return Object.entries(hashesOfPage(texts, route)).some(
    ([code, hash]) => before[code] !== undefined && before[code] !== hash,
  );
}

/**
 * True if a page's texts have changed while its `changedOn` has not. Texts may change once more on
 * the day that it states.
 */
function isDayToSet(
  { route, changedOn }: PageRow,
  texts: Texts,
  baseline: Baseline,
  today: string,
): boolean {
  const isSame = baseline.pages[route]?.changedOn === changedOn;
  // Where the day has begun already, it is after that of UTC.
  return isSame && changedOn < today && hasChanged(texts, route, baseline);
}

const daysCommand = 'run `npm run messages -- --days`';

/**
 * One line for each page whose texts or `changedOn` are not those of the baseline, and for each
 * language that it lacks.
 * @param today as `changedOn` is written
 */
export function staleDays(
  { pages }: SiteConfig,
  texts: Texts,
  baseline: Baseline,
  today: string,
): string[] {
  const ofPages = pages.flatMap((page) => {
    const { route, changedOn } = page;
    const before = baseline.pages[route]?.changedOn;
    if (before === changedOn && !hasChanged(texts, route, baseline)) return [];
    const day = isDayToSet(page, texts, baseline, today)
      ? 'set changedOn in site.config.ts to the day of the change and '
      : '';
    return `${route}: texts or changedOn (${changedOn}) have changed since ${before}: ${day}${daysCommand}`;
  });
  const added = [...texts.keys()].filter((code) => !isKnown(baseline, code));
  return [...ofPages, ...added.map((code) => `${code}: is not in the baseline: ${daysCommand}`)];
}

/** The day now, as `changedOn` is written. */
export const todayInUtc = () => new Date().toISOString().slice(0, 10);

/** One line for each page whose `changedOn` is to be set before the baseline may have it. */
export function unsetDays(
  { pages }: SiteConfig,
  texts: Texts,
  baseline: Baseline,
  today: string,
): string[] {
  return pages
    .filter((page) => isDayToSet(page, texts, baseline, today))
    .map(({ route }) => `${route}: set changedOn in site.config.ts first, as to ${today}`);
}

/**
 * The baseline with the pages as they are now, and with English texts and languages that came
 * since.
 */
export function withDays({ pages }: SiteConfig, texts: Texts, baseline: Baseline): Baseline {
  const days = pages.map(
    ({ route, changedOn }) => [route, { changedOn, texts: hashesOfPage(texts, route) }] as const,
  );
  return { ...markedUpToDate(texts, baseline, [], []), pages: Object.fromEntries(days) };
}
