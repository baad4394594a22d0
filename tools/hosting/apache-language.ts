import { defaultLocale } from '../../lib/locales';
import {
  arrivedPattern,
  languageNames,
  pagePattern,
  queryChanges,
  unclearQuery,
} from './asked-language';

const variable = (name: string) => `%{ENV:survey_guide_${name}}`;

/** A rule that stores something, if the condition holds. */
function store(subject: string, pattern: string, name: string, value: string): string {
  return `    RewriteCond ${subject} ${pattern}
    RewriteRule ^ - [E=survey_guide_${name}:${value}]`;
}

/**
 * The rules of Apache's mod_rewrite that lead an address which asks for another language than its path to that
 * language's address. The last of the rules that match stores the language: what counts most comes last.
 */
export function languageRules(basePath: string): string {
  const names = languageNames().reverse();
  const languages = ['lng', 'lang'].flatMap((name) =>
    names.map(({ values, code }) =>
      store('%{QUERY_STRING}', `(^|&)${name}=(?i:${values})(&|$)`, 'language', code),
    ),
  );
  return [
    ...languages,
    store(variable('language'), `!=${defaultLocale}`, 'folder', `/${variable('language')}`),
    '    RewriteRule ^ - [E=survey_guide_query:%{QUERY_STRING}]',
    ...queryChanges.withoutAlias.map((pattern) =>
      store('%{QUERY_STRING}', pattern, 'query', '%1%2'),
    ),
    store(variable('query'), queryChanges.around, 'query', `%1lang=${variable('language')}%2`),
    `    RewriteCond ${variable('language')} .
    RewriteCond %{QUERY_STRING} !${unclearQuery}
    RewriteCond ${variable('language')}:%{REQUEST_URI} !^(${arrivedPattern(basePath)})
    RewriteCond %{REQUEST_URI} ^${pagePattern(basePath)}$
    RewriteRule ^ ${basePath}${variable('folder')}%2/?${variable('query')} [R=302,NE,L]`,
  ].join('\n');
}
