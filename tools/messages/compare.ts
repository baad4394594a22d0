/** Compares the messages of a language with the base language's: what differs, and where. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { excerpt } from './excerpt';

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

/** All elements of a message, also those within a choice, a plural or a tag. */
export function elementsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('children' in element ? elementsOf(element.children) : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => elementsOf(value))
      : []),
  ]);
}

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'choice',
};

/** What the parser stumbled over, and where: `unclosed tag at “<mail>us”`. */
function syntaxFault(message: string, error: unknown): string {
  const { message: reason, location } = error as Error & {
    location?: MessageFormatElement['location'];
  };
  const place = message.slice(location?.start.offset ?? 0);
  return `has invalid ICU syntax: ${reason.toLowerCase().replaceAll('_', ' ')} at “${excerpt(place)}”`;
}

/** What a message asks of its caller: `{name}` with the kind of value, and `<tags>`, sorted. Or its fault. */
function demands(message: unknown): readonly string[] | string {
  if (typeof message !== 'string') return 'is not a text';
  if (message.trim() === '') return 'is empty';
  try {
    const elements = elementsOf(parse(message));
    const found = elements.flatMap((element) => {
      if (element.type === TYPE.tag) return `<${element.value}>`;
      const kind = kinds[element.type];
      return kind && 'value' in element ? `{${element.value}} (${kind})` : [];
    });
    return [...new Set(found)].sort();
  } catch (error) {
    return syntaxFault(message, error);
  }
}

/** Why an argument may be missing although it stands there, if that is so. */
function quoted(message: string): string {
  return /'[{<]/.test(message)
    ? "; a straight ' makes plain text of { or < behind it: write ’"
    : '';
}

/** In one line, what a message lacks and has too much; where it is one of each, one was meant to be the other. */
function demandFault(lacks: readonly string[], adds: readonly string[]): string[] {
  const [[meant], [found]] = [lacks, adds];
  if (lacks.length === 1 && adds.length === 1 && meant[0] === found[0])
    return [`has ${found}: is ${meant} meant?`];
  const faults = [
    ...(lacks.length ? [`lacks ${lacks.join(', ')}`] : []),
    ...(adds.length ? [`has ${adds.join(', ')}, which the base language has not`] : []),
  ];
  return faults.length ? [faults.join('; ')] : [];
}

/**
 * One line for each way in which `other` does not match `base`. Nothing if a build may use it.
 * @param isNeeded false for a key of a page that `other` is not to have
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
    if (!isNeeded(key))
      return [`${key}: is of a page that site.config.ts does not give the language`];
    const found = demands(value);
    if (typeof found === 'string') return [`${key}: ${found}`];
    const wanted = demands(expected.get(key));
    if (typeof wanted === 'string') return [];
    const lacks = wanted.filter((name) => !found.includes(name));
    const adds = found.filter((name) => !wanted.includes(name));
    return demandFault(lacks, adds).map((fault) => `${key}: ${fault}${quoted(String(value))}`);
  });
  return [...missing.map((key) => `${key}: is missing`), ...wrong];
}
