import { languageParameter } from '../../lib/address';
import { defaultLocale } from '../../lib/locales';
import { allPages } from '../../lib/paths';
import { absoluteUrl } from '../../lib/site';

/** The parameters by which analytics tell campaigns apart. Source: Google Analytics, 'URL builders'. */
const names = [
  ...['utm_id', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
  ...['utm_source_platform', 'utm_creative_format', 'utm_marketing_tactic'],
];

export type Parameters = ReadonlyMap<string, string>;

/**
 * Reads `--utm_campaign=summer` and its like.
 * @throws Error naming the first option that cannot be used, and why: a misspelt one would count nothing.
 */
export function readParameters(options: readonly string[]): Parameters {
  const parameters = new Map<string, string>();
  for (const option of options) {
    const [, name, value] = option.match(/^--([^=]*)=?(.*)$/s) ?? [];
    if (!names.includes(name)) {
      throw new Error(`${option} is not an option. There are: --${names.join(', --')}`);
    }
    if (!value.trim()) throw new Error(`--${name} has no value. Example: --${name}=summer`);
    if (parameters.has(name)) throw new Error(`--${name} is given twice`);
    parameters.set(name, value);
  }
  return parameters;
}

/**
 * Every page's address as CSV (RFC 4180), with the parameters appended. A page without language prefix
 * stands there twice: as the address that adapts to the visitor, and with `lang` for those who shall read it
 * in the base language. No field needs quotes: what would, a comma or a quote, is escaped in an address.
 */
export function addressesAsCsv(parameters: Parameters): string {
  const rows = allPages.flatMap((page) => {
    const address = (lang?: string) => withParameters(absoluteUrl(page), lang, parameters);
    return page.locale === defaultLocale
      ? [
          ["visitor's", page.route, address()],
          [page.locale, page.route, address(page.locale)],
        ]
      : [[page.locale, page.route, address()]];
  });
  const lines = [['language', 'page', 'address'], ...rows].map((row) => row.join(','));
  return `${lines.join('\r\n')}\r\n`;
}

function withParameters(address: string, lang: string | undefined, parameters: Parameters): string {
  const url = new URL(address);
  if (lang) url.searchParams.set(languageParameter, lang);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href;
}
