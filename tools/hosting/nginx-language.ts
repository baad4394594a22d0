import { defaultLocale } from '../../lib/locales';
import {
  arrivedPattern,
  languageNames,
  pagePattern,
  queryChanges,
  unclearQuery,
} from './asked-language';

/** A pattern's captures under names of our own: in nginx they are variables of the whole configuration. */
function named(pattern: string): string {
  return pattern.replaceAll('(?<', '(?<survey_guide_');
}

/**
 * The maps of nginx that make `$survey_guide_address`: where an address leads that asks for another language than its
 * path, or the empty text.
 */
export function languageMaps(basePath: string): string {
  const names = languageNames();
  const values = ['lang', 'lng'].flatMap((name) =>
    names.map(({ values, code }) => `    "~(^|&)${name}=(?i:${values})(&|$)" ${code};`),
  );
  return `map $args $survey_guide_language {
    default "";
    "~${unclearQuery}" "";
${values.join('\n')}
}

map $survey_guide_language $survey_guide_folder {
    default "/$survey_guide_language";
    ${defaultLocale} "";
}

map "$survey_guide_language $uri" $survey_guide_page {
    default "";
    "~^(${arrivedPattern(basePath)})" "";
    "~^\\S+ ${named(pagePattern(basePath))}$" "$survey_guide_route/";
}

map $args $survey_guide_one_name {
    default $args;
${queryChanges.withoutAlias
  .map((pattern) => `    "~${named(pattern)}" "$survey_guide_head$survey_guide_tail";`)
  .join('\n')}
}

map $survey_guide_one_name $survey_guide_query {
    "~${named(queryChanges.around)}" "\${survey_guide_head}lang=$survey_guide_language$survey_guide_tail";
}

map $survey_guide_page $survey_guide_address {
    default "${basePath}$survey_guide_folder$survey_guide_page?$survey_guide_query";
    "" "";
}`;
}
