/**
 * Which addresses a host answers with another language's: regular expressions that nginx, Apache and JavaScript
 * all read. What they leave alone, the script in the page decides (lib/language/decide.ts).
 */
import { homeRoute } from '../../lib/address';
import { escaped } from '../../lib/escaped';
import { registryFor } from '../../lib/language/registry';
import { defaultLocale, localeCodes } from '../../lib/locales';
import { isInEveryLanguage, routes } from '../../lib/routes';

/** Queries to leave alone: one that gives a name twice, or a value that no language's code could be. */
export const unclearQuery =
  '(^|&)(lang|lng)(=[^&]*)?&(.*&)?\\2(=|&|$)|(^|&)(lang|lng)=[^&]*[^&A-Za-z0-9_-]';

/**
 * The queries that ask for a language, with its code. A value may be in any case: `de`, `de-AT`, `de_AT`. The first one
 * that a query matches counts: `lang` comes before its alias, and `pt-BR` before `pt`.
 */
export function languageQueries(): { query: string; code: string }[] {
  const { codes, aliases } = registryFor('', localeCodes);
  const names = [...codes.map((code) => [code.toLowerCase(), code] as const), ...aliases];
  const regional = names.filter(([name]) => name.includes('-'));
  const primary = names.filter(([name]) => !name.includes('-'));
  const values = [
    ...regional.map(([name, code]) => [name.replace('-', '[-_]'), code]),
    ...primary.map(([name, code]) => [`${name}([-_][\\w-]*)?`, code]),
  ];
  return ['lang', 'lng'].flatMap((name) =>
    values.map(([value, code]) => ({ query: `(^|&)${name}=(?i:${value})(&|$)`, code })),
  );
}

const prefixes = localeCodes.filter((code) => code !== defaultLocale).join('|');
/** Pages that some language lacks are left to the script, which knows of which languages to choose. */
const names = routes.filter((route) => route !== homeRoute && isInEveryLanguage(route)).join('|');

/** The path of a page, with or without its slash or file, with the language's and the route's part captured. */
export function pagePattern(basePath: string): string {
  return `${escaped(basePath)}(?<prefix>/(?:${prefixes}))?(?<route>/(?:${names}))?(?:/(?:index\\.html)?)?`;
}

/** A language's code and a path that is in this language already, with a character between them. */
export function arrivedPattern(basePath: string): string {
  const base = escaped(basePath);
  return `(?<code>[A-Za-z-]+).${base}/\\k<code>(/|$)|${defaultLocale}.${base}(?!/(${prefixes})(/|$))`;
}

/** The query to lead to, from the one that came, as what to match and what to put in its place. */
export const queryChanges = {
  /** `lang` outranks its alias. */
  withoutAlias: [
    '^(?=(?:.*&)?lang(?:=|&|$))(?<head>(?:.*&)?)lng(?:=[^&]*)?&(?<tail>.*)$',
    '^(?=(?:.*&)?lang(?:=|&|$))(?<head>.*)&lng(?:=[^&]*)?(?<tail>)$',
  ],
  /** What stands before and after the language. */
  around: '^(?<head>(?:.*&)?)(?:lang|lng)(?:=[^&]*)?(?<tail>(?:&.*)?)$',
} as const;
