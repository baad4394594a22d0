import { homeRoute } from '../../lib/address';
import { escaped } from '../../lib/escaped';
import { registryFor } from '../../lib/language/registry';
import { defaultLocale, localeCodes, localeRow } from '../../lib/locales';
import { isInEveryLanguage, routes } from '../../lib/routes';
import { notFoundPages } from './not-found';
import { contentTypes, type Header, hostFileNames, pathPattern, textTypes } from './rules';
import { fillTemplate } from './template';

/** Where the site is to be served: host name, and folder on it. */
export type Place = { host: string; basePath: string };

/** nginx adds `charset` to text/html by itself, and complains if told to. */
const alwaysWithCharset = 'text/html';

const otherLocales = localeCodes.filter((locale) => locale !== defaultLocale);

/**
 * For each query that asks for a language, that language's folder. The first pattern that matches counts, so
 * `pt-BR` comes before `pt`. Only the name `lang` counts, as written: the script in the page knows the alias too.
 */
function askedFolders(): string[] {
  const { codes, aliases } = registryFor('', localeCodes);
  const folderOf = (code: string) => (code === defaultLocale ? '""' : `/${code}`);
  const names = [...codes.map((code) => [code, code] as const), ...aliases];
  const regional = names.filter(([name]) => name.includes('-'));
  const primary = names.filter(([name]) => !name.includes('-'));
  return [
    ...regional.map(
      ([name, code]) => `"~(^|&)lang=(?i:${name.replace('-', '[-_]')})(&|$)" ${folderOf(code)};`,
    ),
    ...primary.map(
      ([name, code]) => `"~(^|&)lang=(?i:${name})([-_]\\w+)?(&|$)" ${folderOf(code)};`,
    ),
  ];
}

/**
 * A complete nginx configuration for one site, to be included in the `http` block.
 * All headers stand on one level: an `add_header` further in would drop those further out.
 * Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxConfig({ host, basePath }: Place, headers: readonly Header[]): string {
  return fillTemplate('nginx.conf', basePath, {
    host,
    base: escaped(basePath),
    defaultLanguage: localeRow(defaultLocale).name,
    asked: askedFolders(),
    prefixes: otherLocales.join('|'),
    // A page that some language lacks is left to the script in the page, which knows who has it.
    routes: routes.filter((route) => route !== homeRoute && isInEveryLanguage(route)).join('|'),
    notFoundPages: notFoundPages(basePath).map(({ pattern, page }) => `"~*${pattern}" ${page};`),
    hostFiles: pathPattern(basePath, hostFileNames),
    types: Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`),
    charsetTypes: Object.values(textTypes)
      .filter((type) => type !== alwaysWithCharset)
      .join(' '),
    headers: headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  });
}
