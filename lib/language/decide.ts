/** The languages, pages and folder that the decision chooses from; the first language has no prefix. */
export type Site = {
  /** Folder of the site on its host: `` or `/surveys`. */
  base: string;
  /** Each language's code, followed by its aliases. */
  languages: readonly (readonly string[])[];
  /** The routes other than the home page. */
  routes: readonly string[];
  /** The name under which the browser keeps the visitor's choice. */
  storageKey: string;
};

export type Visit = {
  pathname: string;
  search: string;
  hash: string;
  /** The stored choice, or null. */
  stored: string | null;
  /** The browser's languages, best first. */
  preferred: readonly string[];
  /** The language of the document that the host sent. */
  shown: string;
};

export type Decision = {
  locale: string;
  /** Where this visit belongs: path, query and hash. Unchanged if the visitor is there already. */
  address: string;
  /** True if the address names the language: a choice to remember. */
  chosen: boolean;
};

/**
 * Decides which language a visitor sees, and at which address (decisions, D3, D5 and D6).
 *
 * It runs before the first paint, so its compiled text stands in the head of every page: it must not
 * refer to anything outside itself. The address is hostile input: nothing of it but foreign query
 * parameters and the hash reaches the result, save where the visitor stays on the same path.
 */
export function decide(visit: Visit, site: Site): Decision {
  const { pathname, search, hash, stored, preferred, shown } = visit;
  const { base, languages, routes } = site;
  const primary = (tag: string) => tag.split('-')[0];
  const match = (tag: string) => {
    const wanted = tag.toLowerCase().replace(/_/g, '-');
    const has = (alike: (code: string) => boolean) =>
      languages.find((codes) => codes.some((code) => alike(code.toLowerCase())));
    return (has((code) => code === wanted) ?? has((code) => primary(code) === primary(wanted)))?.[0];
  };
  const firstMatch = (tags: readonly string[]) => tags.map(match).find(Boolean);

  const pairs = search.slice(1).split('&').filter(Boolean);
  const nameAndValue = (pair: string) => [...new URLSearchParams(`&${pair}`)][0] ?? [''];
  const isLanguage = (pair: string) => /^(lang|lng)$/.test(nameAndValue(pair)[0]);
  const valuesOf = (name: string) =>
    pairs.map(nameAndValue).flatMap(([key, value]) => (key === name ? [value] : []));
  const asked = firstMatch([...valuesOf('lang'), ...valuesOf('lng')]);

  const [, first = '', ...rest] = pathname.slice(base.length).split('/');
  const prefix = languages
    .slice(1)
    .find(([code]) => code.toLowerCase() === first.toLowerCase())?.[0];
  const locale =
    asked ?? prefix ?? firstMatch(stored ? [stored] : []) ?? firstMatch(preferred) ?? languages[0][0];

  let path = pathname;
  if (locale !== shown) {
    const place = (prefix === first ? rest : [first, ...rest]).filter(
      (part, index, { length }) => part !== '' && !(index === length - 1 && part === 'index.html'),
    );
    const route = place.length === 1 && routes.includes(place[0]) ? `${place[0]}/` : '';
    path = `${base}/${locale === languages[0][0] ? '' : `${locale}/`}${route}`;
  }
  const position = pairs.findIndex(isLanguage);
  const query = pairs
    .map((pair, index) => (index === position ? `lang=${locale}` : pair))
    .filter((pair, index) => index === position || !isLanguage(pair))
    .join('&');
  const unchanged = position < 0 && path === pathname;
  return {
    locale,
    address: unchanged ? pathname + search + hash : path + (query ? `?${query}` : '') + hash,
    chosen: asked !== undefined,
  };
}
