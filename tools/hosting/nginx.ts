import { createHash } from 'node:crypto';
import { registryFor } from '../../lib/address/decision-registry';
import { homeRoute } from '../../lib/address/grammar';
import { defaultLocale, languageRow, localesOf } from '../../lib/site/languages';
import { localesWith, routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import { escapePattern } from './escape-pattern';
import { notFoundPages } from './not-found';
import { contentTypes, type Header, hostFileNames, pathPattern, textTypes } from './rules';
import { fillTemplate } from './template';

/** nginx adds `charset` to text/html by itself, and warns if it is configured to. */
const alwaysWithCharset = 'text/html';

/**
 * For each query that asks for a language, that language's folder. The first pattern that matches
 * counts, and the longest name comes first: `pt-BR` before `pt`. Only the first parameter `lang`
 * counts, as written: whatever else asks for a language is left to the script in the page.
 */
function requestedFolders(site: Site): string[] {
  const folderOf = (code: string) => (code === defaultLocale ? '""' : `/${code}`);
  return registryFor(site, localesOf(site)).names.map(
    ([name, code]) =>
      `"~^((?!lang=)[^&]*&)*lang=(?i:${name.replaceAll('-', '[-_]')})([-_][-\\w]*)?(&|$)" ${folderOf(code)};`,
  );
}

/**
 * nginx's files by their names: what the `http` block and the `server` block include and, for a
 * site that is not below a folder of another one, a whole server that does. All headers stand on
 * one level: an `add_header` further in would drop those further out. Source:
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxFiles(site: Site, headers: readonly Header[]): Record<string, string> {
  const { SITE_URL, BASE_PATH: basePath } = site.settings;
  const otherLocales = localesOf(site).filter((locale) => locale !== defaultLocale);
  const sharedRoutes = routesOf(site).filter(
    (route) => route !== homeRoute && localesWith(site, route).length === localesOf(site).length,
  );
  const host = new URL(SITE_URL).hostname;
  const values = {
    host,
    // Several sites may be on one nginx, whose variables are known to all. PCRE allows 32 letters.
    id: createHash('sha256')
      .update(host + basePath)
      .digest('hex')
      .slice(0, 8),
    // Where docs/hosting.md keeps the releases.
    place: `/srv/${host}${basePath}`,
    base: escapePattern(basePath),
    defaultLanguage: languageRow(site, defaultLocale).name,
    requested: requestedFolders(site),
    prefixes: otherLocales.join('|'),
    // A page that some language lacks is left to the script in the page, which knows who has it.
    routes: sharedRoutes.join('|'),
    notFoundPages: notFoundPages(site).map(({ pattern, page }) => `"~*${pattern}" ${page};`),
    hostFiles: pathPattern(basePath, hostFileNames),
    types: Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`),
    charsetTypes: Object.values(textTypes)
      .filter((type) => type !== alwaysWithCharset)
      .join(' '),
    headers: headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  };
  const rules = fillTemplate('nginx-rules.conf', site, values).trimEnd().split('\n');
  const fill = (template: string) => fillTemplate(template, site, { ...values, rules });
  return {
    ...(basePath ? {} : { 'nginx.conf': fill('nginx.conf') }),
    'nginx-http.conf': fill('nginx-http.conf'),
    'nginx-server.conf': fill(basePath ? 'nginx-folder.conf' : 'nginx-server.conf'),
  };
}
