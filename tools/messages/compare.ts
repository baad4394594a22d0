/** Compares the messages of a language with the base language's: what differs, and where. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message file as it was read: texts under nested keys. */
export type Catalog = { readonly [key: string]: unknown };

/** The texts of a file under their full keys: `hero.title`. Anything but a text is under its key as it is. */
export function flatten(catalog: Catalog, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(catalog).flatMap(([key, value]): [string, unknown][] =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? [...flatten(value as Catalog, `${prefix}${key}.`)]
        : [[prefix + key, value]],
    ),
  );
}

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'choice',
  [TYPE.tag]: 'tag',
};

/** What a message asks of its caller: `{name}` with the kind of value, and `<tags>`, sorted. */
function demands(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    const kind = kinds[element.type];
    const own = kind && 'value' in element ? [asText(kind, element.value)] : [];
    const inner =
      'options' in element
        ? Object.values(element.options).flatMap(({ value }) => demands(value))
        : [];
    const inside = 'children' in element ? demands(element.children) : [];
    return [...own, ...inner, ...inside];
  });
  return [...new Set(found)].sort();
}

function asText(kind: string, name: string): string {
  return kind === 'tag' ? `<${name}>` : `{${name}} (${kind})`;
}

/** One message's faults: not a text, empty, or not valid ICU syntax. Returns its demands otherwise. */
function inspect(value: unknown): { fault: string } | { demands: string[] } {
  if (typeof value !== 'string') return { fault: 'is not a text' };
  if (value.trim() === '') return { fault: 'is empty' };
  try {
    return { demands: demands(parse(value)) };
  } catch (error) {
    return { fault: `has invalid ICU syntax (${error instanceof Error ? error.message : error})` };
  }
}

/**
 * One line for each way in which `other` does not match `base`. Nothing if a build may use it.
 * @param isNeeded false for a key that `other` may lack
 */
export function differences(
  base: Catalog,
  other: Catalog,
  isNeeded: (key: string) => boolean = () => true,
): string[] {
  const expected = flatten(base);
  const actual = flatten(other);
  const missing = [...expected.keys()].filter((key) => isNeeded(key) && !actual.has(key));
  const wrong = [...actual].flatMap(([key, value]) => {
    if (!expected.has(key)) return [`${key}: is not a key of the base language`];
    const found = inspect(value);
    if ('fault' in found) return [`${key}: ${found.fault}`];
    const wanted = inspect(expected.get(key));
    if ('fault' in wanted) return [];
    return compareDemands(key, wanted.demands, found.demands);
  });
  return [...missing.map((key) => `${key}: is missing`), ...wrong];
}

function compareDemands(
  key: string,
  wanted: readonly string[],
  found: readonly string[],
): string[] {
  const lacks = wanted.filter((name) => !found.includes(name));
  const adds = found.filter((name) => !wanted.includes(name));
  return [
    ...(lacks.length ? [`${key}: lacks ${lacks.join(', ')}`] : []),
    ...(adds.length ? [`${key}: has ${adds.join(', ')}, which the base language has not`] : []),
  ];
}
