/** Plural forms that a language lacks, or that are none of its own. */
import { type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, flatten } from './compare';
import { readableElements } from './words';

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** Enough for every form that is not for millions or fractions alone, which a text may never show. */
const numbers = Array.from({ length: 200 }, (_, number) => number);

/** The plurals of a message, also those within one another. */
function pluralsOf(message: unknown): PluralElement[] {
  return readableElements(message).filter((element) => element.type === TYPE.plural);
}

/** What is wrong with a plural, if anything. A number that is written out, `=1`, needs no form. */
function faultOf({ value, options, offset, pluralType }: PluralElement, code: string) {
  const written = Object.keys(options).filter((form) => !form.startsWith('='));
  // `{closes, plural, offset:12 other {#}}` is how ICU subtracts.
  if (offset && written.join() === 'other') return;
  const rules = new Intl.PluralRules(code, { type: pluralType });
  const needed = numbers
    .filter((number) => !(`=${number + offset}` in options))
    .map((number) => rules.select(number));
  const { pluralCategories } = rules.resolvedOptions();
  const lacks = [...new Set(needed)].filter((form) => !written.includes(form));
  const adds = written.filter((form) => !pluralCategories.some((category) => category === form));
  const faults = [
    ...(lacks.length ? [`lacks ${lacks.join(', ')}`] : []),
    ...(adds.length ? [`has ${adds.join(', ')}, which ${nameOf.of(code)} does not have`] : []),
  ];
  return faults.length ? `{${value}} ${faults.join('; ')}` : undefined;
}

/** One line for each plural whose forms are not those of the language, by CLDR. None for a language that it lacks. */
export function pluralFaults(catalog: Catalog, code: string): string[] {
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0) return [];
  return [...flatten(catalog)].flatMap(([key, message]) =>
    pluralsOf(message).flatMap((plural) => {
      const fault = faultOf(plural, code);
      return fault ? `${key}: ${fault}` : [];
    }),
  );
}
