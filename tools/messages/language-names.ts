/** Names of languages that are too long for the header on a phone. */
import type { SiteConfig } from '../../lib/site/config';
import { widthOf } from './lengths';

/** The width of `Nederlands`, in Latin characters: the longest name that was seen to fit a small phone. */
const widest = 10;

/** One line for each language whose button a phone would cut, and that has no shorter name for it. */
export function longNameHints(languages: SiteConfig['languages']): string[] {
  return languages
    .filter(({ name, shortName }) => !shortName && widthOf(name) > widest)
    .map(
      ({ code, name }) =>
        `site.config.ts: languages.${code}: the header on a phone may cut “${name}”: add a shortName, such as '${code.toUpperCase()}'`,
    );
}
