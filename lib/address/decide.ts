import {
  homeRoute,
  joinPath,
  languageAlias,
  languageParameter,
  notFoundFile,
  pathSegments,
  withLanguage,
} from './grammar';

/** The data of the site and the page. */
export type Registry = {
  /** The folder of the site on its host: an empty string or `/surveys`. */
  basePath: string;
  /** The language whose addresses have no prefix. */
  defaultLocale: string;
  /**
   * Names of the languages that have the page, in lower case, each with its code: `['nb', 'no']`.
   * Longer names come first. Pairs, because an object would also have keys such as `constructor`.
   */
  names: readonly (readonly [name: string, code: string])[];
};

export type Visit = {
  path: string;
  query: string;
  hash: string;
  /** The stored choice and the browser's languages, best first. */
  preferred: readonly string[];
  /**
   * The language and the route of the document that the host sent. The route may be `notFoundFile`.
   */
  current: string;
  route: string;
};

export type Decision = {
  /** The language to show. It is the document's, if the host does not have the right one. */
  locale: string;
  /** Path, query and hash of the page to show. Unchanged if that is the present page. */
  address: string;
  /** The language of the query, if the page has it: a choice to remember. */
  requested: string | undefined;
};

/**
 * Decides which language a visitor sees, and at which address:
 * docs/decisions/which-language-is-shown.md.
 *
 * This runs in the head of every page, before the first paint, so it has to be short. The address
 * is hostile input: no part of its path is in the result, unless the path stays as it is.
 */
export function decide(visit: Visit, { basePath, defaultLocale, names }: Registry): Decision {
  let { path, query } = visit;
  // Lookup (RFC 4647, section 3.4): the longest name that is a prefix of the tag, by whole subtags.
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

  // A path that starts with two slashes would be resolved as another host.
  if (locale !== visit.current || path.startsWith('//')) {
    // Also by the address, so that a host that answers it with another page causes no loop.
    const isUnknown = [visit.route, segments.at(-1)].includes(notFoundFile);
    // Some hosts send a page for an address that does not name it: `/de%2Fterms/`.
    const isNamed = !isUnknown && segments.includes(visit.route);
    const route = isNamed ? visit.route : homeRoute;
    const folder = basePath + joinPath(pathSegments(locale, route, defaultLocale));
    const target = isUnknown ? folder + notFoundFile : folder;
    // The host sent another language's page for the right address, and would do so again: stay
    // here.
    if (target === path) locale = visit.current;
    path = target;
  }
  if (values[1] !== undefined || (values.length && parameters.get(languageParameter) !== locale)) {
    query = withLanguage(query, locale);
  }
  return { locale, address: path + query + visit.hash, requested };
}
