/** Plural forms that a language lacks, that are none of its own, or that do not write the number they stand for. */
import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { defaultLocale } from '../../lib/site/languages';
import { type Catalog, elementsOf, flatten } from './compare';
import { parsed, readableElements } from './words';

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** Enough for every form that is not for millions or fractions alone, which a text may never show. */
const numbers = Array.from({ length: 200 }, (_, number) => number);

/** Some languages have a form for these. */
const millions = [1_000_000, 2_000_000];

const isKnown = (code: string) => Intl.PluralRules.supportedLocalesOf(code).length > 0;

/** The plurals among elements, also those within one another. */
function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.filter((element) => element.type === TYPE.plural);
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

type Form = { name: string; content: MessageFormatElement[]; examples: readonly number[] };

/** The forms of a plural that stand for more than one whole number, as English `one` does not. */
function severalIn({ options, offset, pluralType }: PluralElement, code: string): Form[] {
  const rules = new Intl.PluralRules(code, { type: pluralType });
  return Object.entries(options).flatMap(([name, { value: content }]): Form[] => {
    const examples = [...numbers, ...millions].filter(
      (number) => !(`=${number + offset}` in options) && rules.select(number) === name,
    );
    return examples.length > 1 ? [{ name, content, examples }] : [];
  });
}

/** True if a form writes its number: as `#`, or as the argument itself. */
function writesNumber({ content }: Form, value: string): boolean {
  return elementsOf(content).some(({ type }) => type === TYPE.pound) || writes(content, value);
}

/** True if a message writes a number whatever it is: by itself, or in each form that stands for several. */
function writes(elements: readonly MessageFormatElement[], value: string, code?: string): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.number) return element.value === value;
    if (element.type === TYPE.tag) return writes(element.children, value, code);
    if (!('options' in element)) return false;
    if (element.type === TYPE.plural && element.value === value && code)
      return severalIn(element, code).every((form) => writesNumber(form, value));
    return Object.values(element.options).every((option) => writes(option.value, value, code));
  });
}

/** Digits of a form's own: `4` of `few {4 minuty}`. */
function digitsIn(content: readonly MessageFormatElement[]): string | undefined {
  const words = elementsOf(content).map((one) => (one.type === TYPE.literal ? one.value : ''));
  return /\p{Nd}+/u.exec(words.join(' '))?.[0];
}

/** The forms of a plural that do not write their number, or in which digits are typed. One line for each. */
function unwritten(plural: PluralElement, code: string): string[] {
  return severalIn(plural, code).flatMap((form) => {
    const digits = digitsIn(form.content);
    if (!digits && writesNumber(form, plural.value)) return [];
    const [one, other] = form.examples;
    const numbers = `stands for ${one}, ${other}${form.examples.length > 2 ? '…' : ''}`;
    return digits
      ? `{${plural.value}} has “${digits}” in ${form.name}, which ${numbers}: write # for the number`
      : `{${plural.value}} lacks # in ${form.name}, which ${numbers}: # is the number itself`;
  });
}

/** What a message lacks or types in place of its numbers, where the English text writes them and types none. */
function numberFaults(english: unknown, message: unknown, code: string): string[] {
  const [base, own] = [parsed(english), parsed(message)];
  const plurals = pluralsIn(elementsOf(own));
  const typesDigits = pluralsIn(elementsOf(base)).some((plural) => digitsIn([plural]));
  return [...new Set(plurals.map(({ value }) => value))].flatMap((value) => {
    if (typesDigits || !writes(base, value, defaultLocale)) return [];
    const ofValue = plurals.filter((plural) => plural.value === value);
    const isTyped = ofValue.some((plural) =>
      severalIn(plural, code).some(({ content }) => digitsIn(content)),
    );
    if (!isTyped && writes(own, value, code)) return [];
    // Of two plurals of a number, one may be words alone: “die letzten # Tage”.
    const lines = ofValue.map((plural) => unwritten(plural, code));
    return (
      lines.filter(({ length }) => length > 0).sort((one, other) => one.length - other.length)[0] ??
      []
    );
  });
}

/**
 * One line for each plural whose forms are not those of the language, by CLDR, if that knows it, and for each form that
 * stands for several numbers and does not write them, if English does.
 */
export function pluralFaults(base: Catalog, catalog: Catalog, code: string): string[] {
  const english = flatten(base);
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const forms = isKnown(code)
      ? pluralsIn(readableElements(message)).map((plural) => faultOf(plural, code))
      : [];
    const faults = [
      ...forms.filter((fault) => fault !== undefined),
      ...numberFaults(english.get(key), message, code),
    ];
    return faults.map((fault) => `${key}: ${fault}`);
  });
}
