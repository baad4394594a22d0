/** The languages, pages and folder that the decision chooses from. */
export type Site = {
  /** Folder of the site on its host: `` or `/surveys`. */
  base: string;
  /** Every language's code; the first one has no address prefix. */
  codes: readonly string[];
  /** Other names of languages, in lower case, and the code that each means: `['nb', 'no']`. */
  aliases: readonly (readonly [string, string])[];
  /** The routes other than the home page. */
  routes: readonly string[];
};

export type Visit = {
  path: string;
  query: string;
  hash: string;
  /** The stored choice and the browser's languages, best first. */
  wishes: readonly string[];
  /** The language of the document that the host sent. */
  shown: string;
};

export type Decision = {
  locale: string;
  /** Where this visit belongs: path, query and hash. Unchanged if the visitor is there already. */
  address: string;
  /** The language that the address names, if it is one of ours: a choice to remember. */
  asked: string | undefined;
};

/**
 * Decides which language a visitor sees, and at which address: see docs/decisions/which-language-is-shown.md.
 *
 * It runs before the first paint, in the head of every page: it must be short. The address is hostile
 * input: of its path nothing reaches the result, save where the visitor stays on the same path.
 */
export function decide(visit: Visit, site: Site): Decision {
  let { path, query } = visit;
  const { base, codes } = site;
  const names = new Map([
    ...codes.map((code) => [code.toLowerCase(), code] as const),
    ...site.aliases,
  ]);
  const match = (tag: string) => {
    const name = tag.toLowerCase().replace('_', '-');
    return names.get(name) ?? names.get(name.split('-')[0]);
  };

  const parameters = new URLSearchParams(query);
  const values = [...parameters.getAll('lang'), ...parameters.getAll('lng')];
  const asked = values.map(match).find(Boolean);
  const [first, ...rest] = path.slice(base.length + 1).split('/');
  const prefix = names.get(first.toLowerCase());
  const locale = asked ?? prefix ?? visit.wishes.map(match).find(Boolean) ?? codes[0];

  // An address that starts with two slashes would name another host wherever it is resolved.
  if (locale !== visit.shown || path.startsWith('//')) {
    const place = (prefix === first ? rest : [first, ...rest]).join('/');
    const route = site.routes.find((name) => name === place.replace(/\/(index\.html)?$/, ''));
    path = [base, ...(locale === codes[0] ? [] : [locale]), ...(route ? [route] : []), ''].join(
      '/',
    );
  }
  if (values[1] !== undefined || (values.length && parameters.get('lang') !== locale)) {
    parameters.delete('lng');
    parameters.set('lang', locale);
    query = `?${parameters}`;
  }
  return { locale, address: path + query + visit.hash, asked };
}
