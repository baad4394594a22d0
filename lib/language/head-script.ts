import { localeCodes, localeRow, primaryCode } from '../locales';
import { routes } from '../routes';
import { decide, type Site } from './decide';

/** The name under which the browser keeps the visitor's choice (specification, section 9). */
export const storageKey = 'i18nextLng';

/** What the decision needs to know of the site in this folder. */
export function siteIn(base: string): Site {
  const named = localeCodes.flatMap((code) =>
    (localeRow(code).aliases ?? []).map((alias) => [alias, code] as const),
  );
  // A language of several countries is reached by its primary code too; the first row counts.
  const primaries = [...new Set(localeCodes.map(primaryCode))].flatMap((primary) => {
    const code = localeCodes.find((candidate) => primaryCode(candidate) === primary);
    return code && code !== primary ? [[primary, code] as const] : [];
  });
  return {
    base,
    codes: localeCodes,
    aliases: [...named, ...primaries],
    routes: routes.filter((route) => route !== 'home'),
  };
}

/** Carries out the decision before the first paint. Refers to nothing outside itself: see `headScript`. */
function start(decideFor: typeof decide, site: Site, key: string): void {
  const root = document.documentElement;
  const { pathname: path, search: query, hash, origin } = location;
  let stored = '';
  // Storage can be blocked: then every access throws, and the choice lives in the address alone.
  try {
    stored = localStorage[key] || '';
  } catch {}
  const wishes = [stored, ...navigator.languages];
  const { locale, address, asked } = decideFor(
    { path, query, hash, wishes, shown: root.lang },
    site,
  );
  try {
    if (asked) localStorage[key] = asked;
  } catch {}
  if (locale !== root.lang) {
    // The other page takes a round trip to come: until then, nothing of this one may be painted.
    root.style.display = 'none';
    location.replace(origin + address);
  } else if (address !== path + query + hash) {
    history.replaceState(history.state, '', origin + address);
  }
}

/**
 * The inline script in the head of every page: compiled functions as text, called with the registry.
 * It works because both functions refer to nothing outside themselves.
 */
export function headScript(base: string): string {
  return `(${start})(${decide},${JSON.stringify(siteIn(base))},${JSON.stringify(storageKey)})`;
}
