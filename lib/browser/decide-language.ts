/**
 * Carries out the decision on the language before the first paint, in the head of every page, and again when the page is
 * still there and the answer may be another one.
 * `REGISTRY` is filled in by the bundler: app/browser-scripts.ts.
 */
import { decide, type Registry } from '../address/decide';
import { browserLanguages } from './browser-languages';
import { pageLanguage } from './page-language';
import { rememberedLanguage, rememberLanguage } from './remembered-language';
import { reportWrongLanguage } from './wrong-language';

declare const REGISTRY: Registry;

const root = document.documentElement;

/** @returns the language that the address asks for, if it does */
function decideHere(): string | undefined {
  const { pathname: path, search: query, hash, origin } = location;
  const current = pageLanguage(document);
  const { route = '' } = root.dataset;
  const visit = {
    path,
    query,
    hash,
    current,
    route,
    // Read only where the address names no language: on a slow phone opening the storage takes milliseconds.
    get preferred() {
      return [rememberedLanguage(), ...browserLanguages()];
    },
  };
  const { locale, address, asked } = decide(visit, REGISTRY);
  if (locale === current) {
    if (address !== path + query + hash) history.replaceState(history.state, '', origin + address);
  } else if (!reportWrongLanguage(locale)) {
    // Nothing of this page may be painted while the other one is loaded.
    root.style.display = 'none';
    location.replace(origin + address);
  }
  return asked;
}

// A page that was saved is no visit: its address on a disk says nothing.
if (location.protocol !== 'file:') {
  // For styles: what only a script can answer has its place from the first paint on. Not all browsers know `(scripting)`.
  root.dataset.scripting = '';
  const asked = decideHere();
  if (asked) rememberLanguage(asked);
  // From the back/forward cache a page comes as it was left, and in another tab it stays as it is: since then, or there,
  // another language may have been chosen.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) decideHere();
  });
  addEventListener('storage', decideHere);
}
