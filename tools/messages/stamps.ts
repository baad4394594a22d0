/**
 * Finds pages whose `changedOn` is out of date, and translations that have not followed a change of the English text.
 * `stamps.json` has short hashes for that: of each page's texts in each language at its `changedOn`, and of each English text.
 */
import { homeRoute } from '../../lib/address/grammar';
import { sha256 } from '../../lib/common/sha256';
import type { PageRow, SiteConfig } from '../../lib/site/config';

export type Stamps = {
  /** Of each page, and by language its texts then. */
  pages: Readonly<
    Record<string, { changedOn: string; texts: Readonly<Record<string, string | undefined>> }>
  >;
  /** The English texts by key. */
  english: Readonly<Record<string, string>>;
  /** The languages that had not followed a change of the English text at the last stamp, by key. */
  behind: Readonly<Record<string, readonly string[]>>;
};

/** The messages of every language, by code and key: English first. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** Eight characters are enough to tell two texts apart, and keep the file short. */
function hashOf(content: unknown): string {
  const hash = sha256(JSON.stringify(content)).slice('sha256-'.length);
  return hash.slice(0, 8);
}

/** Messages outside the home page. Those that are on many pages change no page's day. */
const frame = /^(header|footer|language|pages)\./;

/** By language, the hash of a page's texts. */
function hashesOfPage(texts: Texts, route: string): Record<string, string> {
  const isOfPage = (key: string) =>
    route === homeRoute ? !frame.test(key) : key.startsWith(`pages.${route}.`);
  const hashes = [...texts].map(([code, all]) => {
    const ofPage = [...all].filter(([key]) => isOfPage(key));
    return [code, hashOf(ofPage)] as const;
  });
  return Object.fromEntries(hashes);
}

/** True if a page's texts are not those of its stamp. A language that came or went since changes no other's page. */
function hasChanged(texts: Texts, route: string, stamps: Stamps): boolean {
  const stamped = stamps.pages[route]?.texts ?? {};
  return Object.entries(hashesOfPage(texts, route)).some(
    ([code, hash]) => stamped[code] !== undefined && stamped[code] !== hash,
  );
}

/** True if a page's `changedOn` is another day than at its stamp, or the day on which the texts change once more. */
function isDaySet({ route, changedOn }: PageRow, stamps: Stamps, today: string): boolean {
  return stamps.pages[route]?.changedOn !== changedOn || changedOn === today;
}

const stampCommand = 'run `npm run messages -- --stamp`';

/** What to do while faults stand: mending them changes texts once more. */
export const stampOnceMended = `${stampCommand} once the faults above are mended`;

/**
 * One line for each page whose texts or `changedOn` differ from the last stamp.
 * @param today as `changedOn` is written
 * @param toDo how to stamp
 */
export function staleDays(
  { pages }: SiteConfig,
  texts: Texts,
  stamps: Stamps,
  today: string,
  toDo = stampCommand,
): string[] {
  return pages.flatMap((page) => {
    const { route, changedOn } = page;
    const stamp = stamps.pages[route];
    if (!stamp || hasChanged(texts, route, stamps)) {
      const changed = `${route}: the texts have changed since ${stamp?.changedOn ?? 'the last stamp'}`;
      if (!isDaySet(page, stamps, today))
        return `${changed}: set changedOn in site.config.ts to the day of the change and ${toDo}`;
      const day = changedOn === today ? 'already today' : changedOn;
      return `${changed}; changedOn is ${day}: ${toDo}`;
    }
    if (stamp.changedOn === changedOn) return [];
    return `${route}: changedOn is ${changedOn}, and the texts are those of ${stamp.changedOn}`;
  });
}

/** One line for each language of which no page was ever stamped, so that no change of it would be noticed. */
export function neverStamped(texts: Texts, stamps: Stamps, toDo = stampCommand): string[] {
  const pages = Object.values(stamps.pages);
  return [...texts.keys()]
    .filter((code) => pages.every((page) => page.texts[code] === undefined))
    .map((code) => `${code}: was never stamped: set changedOn of its pages and ${toDo}`);
}

/** Those of the languages in `texts` that have not followed a change of the English text, by key. */
export function languagesBehind(texts: Texts, stamps: Stamps): Map<string, readonly string[]> {
  const [[, english], ...others] = texts;
  const behind = [...english].map(([key, text]) => {
    const isSame = stamps.english[key] === hashOf(text);
    const translated = others.filter(([, messages]) => messages.has(key)).map(([code]) => code);
    const isBehind = (code: string) => !isSame || stamps.behind[key]?.includes(code);
    return [key, translated.filter(isBehind)] as const;
  });
  return new Map(behind.filter(([, codes]) => codes.length > 0));
}

/** The day now, as `changedOn` is written. */
export const todayInUtc = () => new Date().toISOString().slice(0, 10);

/** In Asia a day begins while it is still the one before in UTC. */
function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * One line for each page whose texts have changed while its `changedOn` has not, unless that is today, and for each
 * whose `changedOn` is yet to come.
 */
export function unsetDays(
  config: SiteConfig,
  texts: Texts,
  stamps: Stamps,
  today: string,
): string[] {
  return config.pages.flatMap((page) => {
    const { route, changedOn } = page;
    if (stamps.pages[route]?.changedOn !== changedOn && changedOn > dayAfter(today))
      return `${route}: changedOn in site.config.ts is in the future: ${changedOn}`;
    if (isDaySet(page, stamps, today) || !hasChanged(texts, route, stamps)) return [];
    return `${route}: set changedOn in site.config.ts first, as to ${today}`;
  });
}

/**
 * The stamps once languages follow single English texts. All else is as it was: pages, other texts, and other languages
 * that are behind.
 */
export function stampedTexts(
  texts: Texts,
  stamps: Stamps,
  following: readonly string[],
  keys: readonly string[],
): Stamps {
  const [[, english]] = texts;
  const behindNow = languagesBehind(texts, stamps);
  const hashes: [string, string][] = [];
  const behind: [string, readonly string[]][] = [];
  for (const [key, text] of english) {
    const isMeant = keys.includes(key);
    const hash = isMeant ? hashOf(text) : stamps.english[key];
    // A new text that no stamp has seen yet has none.
    if (hash) hashes.push([key, hash]);
    const codes = (isMeant ? behindNow.get(key) : stamps.behind[key]) ?? [];
    const left = isMeant ? codes.filter((code) => !following.includes(code)) : codes;
    if (left.length > 0) behind.push([key, left]);
  }
  return {
    ...stamps,
    english: Object.fromEntries(hashes),
    behind: Object.fromEntries(behind),
  };
}

/**
 * The stamps after a change, of all pages and texts.
 * @param following the languages that now follow the English texts
 */
export function stamped(
  { pages }: SiteConfig,
  texts: Texts,
  stamps: Stamps,
  following: readonly string[],
): Stamps {
  const [[, english]] = texts;
  const days = pages.map(
    ({ route, changedOn }) => [route, { changedOn, texts: hashesOfPage(texts, route) }] as const,
  );
  return {
    ...stampedTexts(texts, stamps, following, [...english.keys()]),
    pages: Object.fromEntries(days),
  };
}
