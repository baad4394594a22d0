import { languageQueries, pagePattern, queryChanges } from './asked-language';
import { notFoundPages } from './not-found';
import { contentTypes, type Header, hostFileNames, pathPattern, textTypes } from './rules';
import { fillTemplate } from './template';

/** Where the site is to be served: host name, and folder on it. */
export type Place = { host: string; basePath: string };

/** nginx adds `charset` to text/html by itself, and complains if told to. */
const alwaysWithCharset = 'text/html';

/** A pattern's captures under names of our own: in nginx they are variables of the whole configuration. */
function named(pattern: string): string {
  return pattern.replaceAll('(?<', '(?<survey_guide_');
}

/**
 * A complete nginx configuration for one site, to be included in the `http` block.
 * All headers stand on one level: an `add_header` further in would drop those further out.
 * Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html
 * `$survey_guide_address` is where an address leads that asks for another language than its path, or the empty text.
 */
export function nginxConfig({ host, basePath }: Place, headers: readonly Header[]): string {
  return fillTemplate('nginx.conf', basePath, {
    host,
    languages: languageQueries().map(({ query, code }) => `"~${query}" ${code};`),
    page: named(pagePattern(basePath)),
    withoutAlias: queryChanges.withoutAlias.map(
      (pattern) => `"~${named(pattern)}" "$survey_guide_head$survey_guide_tail";`,
    ),
    around: named(queryChanges.around),
    notFoundPages: notFoundPages(basePath).map(({ pattern, page }) => `"~*${pattern}" ${page};`),
    hostFiles: pathPattern(basePath, hostFileNames),
    types: Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`),
    charsetTypes: Object.values(textTypes)
      .filter((type) => type !== alwaysWithCharset)
      .join(' '),
    headers: headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  });
}
