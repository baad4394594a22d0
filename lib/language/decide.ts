import { joinPath, languageAlias, languageParameter, pathSegments } from '../address';

/** What the decision knows of the site. */
export type Registry = {
  /** Folder of the site on its host: `` or `/surveys`. */
  basePath: string;
  /** Every language's code; the first one has no address prefix. */
  codes: readonly string[];
  /** Other names of languages, in lower case, and the code that each means: `['nb', 'no']`. */
  aliases: readonly (readonly [string, string])[];
};

export type Visit = {
  path: string;
  query: string;
  hash: string;
  /** The stored choice and the browser's languages, best first. */
  preferred: readonly string[];
  /** What the document says of itself that the host sent: for an unknown address, it is a home page. */
  document: {
    language: string;
    route: string;
    /** The languages that have the page, if not all have it. */
    languages?: readonly string[];
  };
};

export type Decision = {
  locale: string;
  /** Where this visit belongs: path, query and hash. Unchanged if the visitor is there already. */
  address: string;
  /** The language that the address names, if the page has it: a choice to remember. */
  asked: string | undefined;
};

const primary = (tag: string) => tag.split('-')[0];

/**
 * Decides which language a visitor sees, and at which address: see docs/decisions/which-language-is-shown.md.
 *
 * It runs before the first paint, in the head of every page: it must be short. The address is hostile
 * input: of its path nothing reaches the result, save where the visitor stays on the same path.
 */
export function decide(visit: Visit, { basePath, codes: all, aliases }: Registry): Decision {
  let { path, query } = visit;
  const { language: shown, route, languages: codes = all } = visit.document;
  const lowerCase = codes.map((code) => [code.toLowerCase(), code] as const);
  const names = new Map([
    // A language of several countries has its primary code as a name too: the first one counts.
    ...lowerCase.map(([name, code]) => [primary(name), code] as const).reverse(),
    ...lowerCase,
    ...aliases.filter(([, code]) => codes.includes(code)),
  ]);
  const match = (tag: string) => {
    const name = tag.toLowerCase().replace('_', '-');
    return names.get(name) ?? names.get(primary(name));
  };

  const parameters = new URLSearchParams(query);
  const values = [languageParameter, languageAlias].flatMap((name) => parameters.getAll(name));
  const asked = values.map(match).find(Boolean);
  const prefix = names.get(
    path
      .slice(basePath.length + 1)
      .split('/')[0]
      .toLowerCase(),
  );
  const locale = asked ?? prefix ?? visit.preferred.map(match).find(Boolean) ?? all[0];

  // An address that starts with two slashes would name another host wherever it is resolved.
  if (locale !== shown || path.startsWith('//'))
    path = basePath + joinPath(pathSegments(locale, route, all[0]));
  if (values[1] !== undefined || (values.length && parameters.get(languageParameter) !== locale)) {
    parameters.delete(languageAlias);
    parameters.set(languageParameter, locale);
    query = `?${parameters}`;
  }
  return { locale, address: path + query + visit.hash, asked };
}
