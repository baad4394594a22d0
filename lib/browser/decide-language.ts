/**
 * The script in the head of every page: applies the decision on the language before the first
 * paint, and again when a stored choice may have changed. The bundler inserts `REGISTRY`
 * (app/browser-scripts.ts).
 */
import { decide, type Registry } from '../address/decide';
import { browserLanguages } from './browser-languages';
import { pageLanguage } from './page-language';
import { rememberedLanguage, rememberLanguage } from './remembered-language';
import { reportWrongLanguage } from './wrong-language';

declare const REGISTRY: Registry;

const root = document.documentElement;

/** @returns the language that the address requests, if any */
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
    // Lazy, because opening the storage takes milliseconds on a slow phone.
    get preferred() {
      return [rememberedLanguage(), ...browserLanguages()];
    },
  };
  const { locale, address, requested } = decide(visit, REGISTRY);
  if (locale === current) {
    if (address !== path + query + hash) history.replaceState(history.state, '', origin + address);
  } else if (!reportWrongLanguage(locale)) {
    // Keeps this page from being painted while the other one loads.
    root.style.display = 'none';
    location.replace(origin + address);
  }
  return requested;
}

// A saved page has no address of the site.
if (location.protocol !== 'file:') {
  // For styles that depend on scripts. Not all supported browsers know `@media (scripting)`.
  root.dataset.scripting = '';
  const requested = decideHere();
  if (requested) rememberLanguage(requested);
  // Another language may have been chosen since this page went into the back/forward cache, or in
  // another tab.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) decideHere();
  });
  addEventListener('storage', decideHere);
}
