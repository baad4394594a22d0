import { languageQueries, pagePattern, queryChanges } from './asked-language';
import { notFoundPages } from './not-found';
import { contentTypeOf, contentTypes, type Header, hostFileNames, textTypes } from './rules';
import { fillTemplate } from './template';

/** A rule that stores something, if the query is such. */
function store(query: string, name: string, value: string): string[] {
  return [
    `RewriteCond %{QUERY_STRING} ${query}`,
    `RewriteRule ^ - [E=survey_guide_${name}:${value}]`,
  ];
}

/**
 * The `.htaccess` in the root of the export. It needs `AllowOverride All`, and works without any of the
 * modules that it names, with what they would have added left out.
 * The last of the rules that match stores the language: what counts most comes last.
 */
export function htaccess(basePath: string, headers: readonly Header[]): string {
  return fillTemplate('apache.conf', basePath, {
    notFoundPages: notFoundPages(basePath).flatMap(({ pattern, page }) => [
      `<If "%{REQUEST_URI} =~ m#${pattern}#i">`,
      `    ErrorDocument 404 ${page}`,
      '</If>',
    ]),
    types: Object.keys(contentTypes).flatMap((extension) => [
      `<FilesMatch "\\.${extension}(\\.(br|gz))?$">`,
      `    ForceType "${contentTypeOf(`.${extension}`)}"`,
      '</FilesMatch>',
    ]),
    languages: languageQueries()
      .reverse()
      .flatMap(({ query, code }) => store(query, 'language', code)),
    withoutAlias: queryChanges.withoutAlias.flatMap((query) => store(query, 'query', '%1%2')),
    around: queryChanges.around,
    page: pagePattern(basePath),
    hostFiles: hostFileNames.join('|'),
    textTypes: Object.values(textTypes).join(' '),
    headers: headers.map(
      ([name, value]) => `Header always set ${name} "${value.replaceAll('%', '%%')}"`,
    ),
  });
}
