import { defaultLocale, languageRow } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';
import type { Registry } from './decide';
import { primaryCode } from './grammar';

/** What the decision has to know on a page that exists in these languages. */
export function registryFor(site: Site, codes: readonly Locale[]): Registry {
  const aliasesOf = (code: Locale) => languageRow(site, code).aliases ?? [];
  // Of equal names the first counts: a primary code means the first of its languages, unless it is the name of another one.
  const pairs = [
    ...codes.map((code) => [code, code] as const),
    ...codes.flatMap((code) => aliasesOf(code).map((alias) => [alias, code] as const)),
    ...codes.map((code) => [primaryCode(code), code] as const),
  ].map(([name, code]) => [name.toLowerCase(), code] as const);
  const names = [...new Map(pairs.toReversed())];
  return {
    basePath: site.settings.BASE_PATH,
    defaultLocale,
    names: names.sort(([one], [other]) => other.length - one.length),
  };
}
