import { languageRow, primaryCode } from '../site/languages';
import type { Locale } from '../site/names';
import type { Site } from '../site/site';
import type { Registry } from './decide';

/** What the decision has to know on a page that exists in these languages. The base language comes first. */
export function registryFor(site: Site, codes: readonly Locale[]): Registry {
  const named = codes.flatMap((code) =>
    (languageRow(site, code).aliases ?? []).map((alias) => [alias, code] as const),
  );
  // A language of several countries is reached by its primary code too; the first one counts, unless it is another's alias.
  const primaries = [...new Set(codes.map(primaryCode))].flatMap((primary) => {
    const code = codes.find((candidate) => primaryCode(candidate) === primary);
    const isNamed = named.some(([alias]) => alias === primary);
    return code && code !== primary && !isNamed ? [[primary, code] as const] : [];
  });
  return { basePath: site.settings.BASE_PATH, codes, aliases: [...named, ...primaries] };
}
