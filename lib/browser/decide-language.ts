/**
 * The script in the head of every page: carries out the decision on the language before the first paint.
 * The finishing step of the export puts it there, and fills in what is written in capitals.
 */
import { decide, type Site } from '../language/decide';

declare const SITE: Site;
declare const STORAGE_KEY: string;

const root = document.documentElement;
const { pathname: path, search: query, hash, origin } = location;

let stored = '';
// Storage can be blocked: then every access throws, and the choice lives in the address alone.
try {
  stored = localStorage[STORAGE_KEY] || '';
} catch {}
const wishes = [stored, ...navigator.languages];
const { locale, address, asked } = decide({ path, query, hash, wishes, shown: root.lang }, SITE);
try {
  if (asked) localStorage[STORAGE_KEY] = asked;
} catch {}
if (locale !== root.lang) {
  // The other page takes a round trip to come: until then, nothing of this one may be painted.
  root.style.display = 'none';
  location.replace(origin + address);
} else if (address !== path + query + hash) {
  history.replaceState(history.state, '', origin + address);
}
