import { defaultLocale, languageRow } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';
import type { Registry } from './decide';
import { primaryCode } from './grammar';

/** The data that the decision needs on a page that exists in these languages. */
export function registryFor(site: Site, codes: readonly Locale[]): Registry {
  const aliasesOf = (code: Locale) => languageRow(site, code).aliases ?? [];
  // Of equal names the first counts: `pt` means the first Portuguese, unless it is another one's
  // code or alias.
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
