import type { Site } from '../../lib/site/site';
import { applyRules } from './apply-rules';
import type { RuleSet } from './rule-set';
import { card } from './rules/card';
import { files } from './rules/files';
import { fonts } from './rules/fonts';
import { links } from './rules/links';
import { markup } from './rules/markup';
import { names } from './rules/names';
import { scripts } from './rules/scripts';
import { search } from './rules/search';
import { sitemap } from './rules/sitemap';
import { structure } from './rules/structure';
import { structuredData } from './rules/structured-data';
import { styles } from './rules/styles';
import { texts } from './rules/texts';

/** All rules. */
export const allRules: readonly RuleSet[] = [
  card,
  files,
  fonts,
  links,
  markup,
  names,
  scripts,
  search,
  sitemap,
  structure,
  structuredData,
  styles,
  texts,
];

/**
 * Checks what search engines and messengers see of an export, on the finished files.
 * @param site the one that was exported
 */
export function verify(folder: string, site: Site) {
  return applyRules(folder, site, allRules);
}
