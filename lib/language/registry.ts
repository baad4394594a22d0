import { localeCodes, localeRow } from '../locales';
import type { Registry } from './decide';

/** What the decision knows of the site, in this folder of its host. */
export function registryFor(basePath: string): Registry {
  const aliases = localeCodes.flatMap((code) =>
    (localeRow(code).aliases ?? []).map((alias) => [alias, code] as const),
  );
  return { basePath, codes: localeCodes, aliases };
}
