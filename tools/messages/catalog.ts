/** A message file as it was read: texts under nested keys. */
export type Catalog = { readonly [key: string]: unknown };

/**
 * The texts of a file under their full keys: `hero.title`. Anything but a text is under its key as
 * it is.
 */
export function flatten(catalog: Catalog, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(catalog).flatMap(([key, value]): [string, unknown][] =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? [...flatten(value as Catalog, `${prefix}${key}.`)]
        : [[prefix + key, value]],
    ),
  );
}
