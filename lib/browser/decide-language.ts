/**
 * The script in the head of every page: carries out the decision on the language before the first paint.
 * The bundler fills in what is written in capitals.
 */
import { decide, type Site } from '../language/decide';
import { rememberedLanguage, rememberLanguage } from '../language/storage';

declare const SITE: Site;

const root = document.documentElement;
const { pathname: path, search: query, hash, origin } = location;

const wishes = [rememberedLanguage(), ...navigator.languages];
const { locale, address, asked } = decide({ path, query, hash, wishes, shown: root.lang }, SITE);
if (asked) rememberLanguage(asked);
if (locale !== root.lang) {
  // The other page takes a round trip to come: until then, nothing of this one may be painted.
  root.style.display = 'none';
  location.replace(origin + address);
} else if (address !== path + query + hash) {
  history.replaceState(history.state, '', origin + address);
}
