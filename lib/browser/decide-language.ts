/**
 * Carries out the decision on the language before the first paint, in the head of every page.
 * `REGISTRY` is filled in by the bundler: app/browser-scripts.ts.
 */
import { decide, type Registry } from '../address/decide';
import { rememberedLanguage, rememberLanguage } from './remembered-language';

declare const REGISTRY: Registry;

const root = document.documentElement;
const { lang: shown, dataset } = root;
const { route = '' } = dataset;
const { pathname: path, search: query, hash, origin } = location;

const visit = {
  path,
  query,
  hash,
  shown,
  route,
  // Read only where the address names no language: on a slow phone opening the storage takes milliseconds.
  get preferred() {
    return [rememberedLanguage(), ...navigator.languages];
  },
};
const { locale, address, asked } = decide(visit, REGISTRY);
if (asked) rememberLanguage(asked);
if (locale !== shown) {
  // Nothing of this page may be painted while the other one is loaded.
  root.style.display = 'none';
  location.replace(origin + address);
} else if (address !== path + query + hash) {
  history.replaceState(history.state, '', origin + address);
}
