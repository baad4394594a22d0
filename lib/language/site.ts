import { localeCodes, localeRow, primaryCode } from '../locales';
import { routes } from '../routes';
import type { Site } from './decide';

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
