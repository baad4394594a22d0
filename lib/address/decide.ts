import {
  homeRoute,
  joinPath,
  languageAlias,
  languageParameter,
  notFoundFile,
  pathSegments,
  withLanguage,
} from './grammar';

/** What the decision knows of the site and the page. */
export type Registry = {
  /** Folder of the site on its host: `` or `/surveys`. */
  basePath: string;
  /** The language whose addresses have no prefix. */
  defaultLocale: string;
  /**
   * What the languages that have the page are called, in lower case, and the code that each name means: `['nb', 'no']`.
   * Longer names come first. Pairs instead of an object, which would also have names such as `constructor`.
   */
  names: readonly (readonly [name: string, code: string])[];
};

export type Visit = {
  path: string;
  query: string;
  hash: string;
  /** The stored choice and the browser's languages, best first. */
  preferred: readonly string[];
  /** The language of the document that is there, and the page that the host sent, or `notFoundFile`. */
  current: string;
  route: string;
};

export type Decision = {
  /** The language that the visitor gets: that of the document, if the right one cannot be had. */
  locale: string;
  /** Where this visit belongs: path, query and hash. Unchanged if the visitor is there already. */
  address: string;
  /** The language of the query, if the page has it: a choice to remember. */
  requested: string | undefined;
};

/**
 * Decides which language a visitor sees, and at which address: see docs/decisions/which-language-is-shown.md.
 *
 * It runs before the first paint, in the head of every page, so it must be short. The address is hostile input: nothing of
 * its path is part of the result, unless the visitor stays on the same path.
 */
export function decide(visit: Visit, { basePath, defaultLocale, names }: Registry): Decision {
  let { path, query } = visit;
  // Lookup, RFC 4647, section 3.4: of the names that the tag begins with, subtag by subtag, the longest.
  const match = (tag: string) => {
    const subtags = `${tag.toLowerCase().replaceAll('_', '-')}-`;
    return names.find(([name]) => subtags.startsWith(`${name}-`))?.[1];
  };

  const parameters = new URLSearchParams(query);
  const values = [...parameters.getAll(languageParameter), ...parameters.getAll(languageAlias)];
  const requested = values.map(match).find(Boolean);
  const segments = path.slice(basePath.length + 1).split('/');
  const prefix = names.find(([name]) => name === segments[0].toLowerCase())?.[1];
  let locale = requested ?? prefix ?? visit.preferred.map(match).find(Boolean) ?? defaultLocale;

  // An address that starts with two slashes would name another host wherever it is resolved.
  if (locale !== visit.current || path.startsWith('//')) {
    // By its address too: a host that sends anything else there would have the visitor go to and fro.
    const isUnknown = [visit.route, segments.at(-1)].includes(notFoundFile);
    // Some hosts send a page for an address that does not name it, `/de%2Fterms/`.
    const isNamed = !isUnknown && segments.includes(visit.route);
    const route = isNamed ? visit.route : homeRoute;
    const folder = basePath + joinPath(pathSegments(locale, route, defaultLocale));
    const target = isUnknown ? folder + notFoundFile : folder;
    // If the host has sent another language's page for this address, it would do so again: the visitor keeps that page.
    if (target === path) locale = visit.current;
    path = target;
  }
  if (values[1] !== undefined || (values.length && parameters.get(languageParameter) !== locale)) {
    query = withLanguage(query, locale);
  }
  return { locale, address: path + query + visit.hash, requested };
}
