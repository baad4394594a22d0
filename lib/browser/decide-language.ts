/**
 * The script in the head of every page: carries out the decision on the language before the first paint.
 * The bundler fills in what is written in capitals.
 */
import { decide, type Registry } from '../language/decide';
import { rememberedLanguage, rememberLanguage } from '../language/storage';

declare const REGISTRY: Registry;

const root = document.documentElement;
const { pathname: path, search: query, hash, origin } = location;
const { lang: language, dataset } = root;
const { route = '', languages } = dataset;

const { locale, address, asked } = decide(
  {
    path,
    query,
    hash,
    preferred: [rememberedLanguage(), ...navigator.languages],
    document: { language, route, languages: languages?.split(' ') },
  },
  REGISTRY,
);
if (asked) rememberLanguage(asked);
if (locale !== language) {
  // The other page takes a round trip to come: until then, nothing of this one may be painted.
  root.style.display = 'none';
  location.replace(origin + address);
} else if (address !== path + query + hash) {
  history.replaceState(history.state, '', origin + address);
}
