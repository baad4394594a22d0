import { localeRow, localeCodes } from '../locales';
import { routes } from '../routes';
import { decide, type Site } from './decide';
import { keepLanguage } from './keep';

/** The name under which the browser keeps the visitor's choice (specification, section 9). */
export const storageKey = 'i18nextLng';

/** What the decision needs to know of the site in this folder. */
export function siteIn(base: string): Site {
  return {
    base,
    languages: localeCodes.map((code) => [code, ...(localeRow(code).aliases ?? [])]),
    routes: routes.filter((route) => route !== 'home'),
    storageKey,
  };
}

/** Carries out the decision before the first paint. Refers to nothing outside itself: see `headScript`. */
function start(decideFor: typeof decide, keep: typeof keepLanguage, site: Site): void {
  const root = document.documentElement;
  const { pathname, search, hash, origin } = location;
  let stored: string | null = null;
  // Storage can be blocked: then every access throws, and the choice lives in the address alone.
  try {
    stored = localStorage.getItem(site.storageKey);
  } catch {}
  const { locale, address, chosen } = decideFor(
    { pathname, search, hash, stored, preferred: navigator.languages ?? [], shown: root.lang },
    site,
  );
  try {
    if (chosen) localStorage.setItem(site.storageKey, locale);
  } catch {}
  if (locale !== root.lang) {
    // The other page takes a round trip to come: until then, nothing of this one may be painted.
    root.style.display = 'none';
    location.replace(origin + address);
  } else if (address !== pathname + search + hash) {
    history.replaceState(history.state, '', origin + address);
  }
  addEventListener('pointerdown', keep, true);
  addEventListener('click', keep, true);
}

/**
 * The inline script in the head of every page: compiled functions as text, called with the registry.
 * It works because the three functions refer to nothing outside themselves.
 */
export function headScript(base: string): string {
  return `(${start})(${decide},${keepLanguage},${JSON.stringify(siteIn(base))})`;
}
