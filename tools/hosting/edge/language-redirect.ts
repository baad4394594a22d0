/**
 * `?lang` answered by a host that runs JavaScript. The bundler fills in what is written in capitals.
 */
import { homeRoute } from '../../../lib/address';
import { decide, type Registry } from '../../../lib/language/decide';

declare const REGISTRY: Registry;
declare const PAGE: string;
declare const UNCLEAR: string;

/**
 * Where an address leads whose `lang` names another language than its path. All other addresses lead nowhere.
 * @param query with its question mark, or empty
 */
export function languageRedirect(path: string, query: string): string | undefined {
  const page = path.match(`^${PAGE}$`)?.groups;
  if (!page || new RegExp(UNCLEAR).test(query.slice(1))) return undefined;
  const shown = page.prefix?.slice(1) ?? REGISTRY.codes[0];
  const route = page.route?.slice(1) ?? homeRoute;
  const visit = { path, query, hash: '', preferred: [], shown, route };
  const { asked, address } = decide(visit, REGISTRY);
  return asked && asked !== shown ? address : undefined;
}

/** The same for hosts that speak in requests and responses. */
export function redirectResponse({ url }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  const location = languageRedirect(pathname, search);
  const headers = { Location: location ?? '', 'Cache-Control': 'no-cache' };
  return location === undefined ? undefined : new Response(null, { status: 302, headers });
}
