/**
 * A plural has the forms of its language, by CLDR, and each form that stands for several numbers
 * writes its number.
 */
import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { defaultLocale } from '../../../lib/site/languages';
import { elementsOf } from '../icu';
import type { Language, Message } from '../message';

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** Enough for every form but those for millions or fractions alone, which a text may never show. */
const numbers = Array.from({ length: 200 }, (_, number) => number);

/** Some languages have a form for these. */
const millions = [1_000_000, 2_000_000];

const pluralsIn = (elements: readonly MessageFormatElement[]) =>
  elementsOf(elements).filter((element) => element.type === TYPE.plural);

const rulesFor = ({ pluralType }: PluralElement, code: string) =>
  new Intl.PluralRules(code, { type: pluralType });

/** Those of the numbers for which the plural has no form of their own, such as `=1`. */
const ruled = ({ options, offset }: PluralElement, some: readonly number[]) =>
  some.filter((number) => !(`=${number + offset}` in options));

/** The forms that the plural lacks, and those that its language does not have. */
function formFaults(plural: PluralElement, code: string): string[] {
  const written = Object.keys(plural.options).filter((form) => !form.startsWith('='));
  // `{closes, plural, offset:12 other {#}}` is how ICU subtracts.
  if (plural.offset && written.join() === 'other') return [];
  const rules = rulesFor(plural, code);
  const needed = new Set(ruled(plural, numbers).map((number) => rules.select(number)));
  const existing: readonly string[] = rules.resolvedOptions().pluralCategories;
  const lacks = [...needed].filter((form) => !written.includes(form));
  const adds = written.filter((form) => !existing.includes(form));
  return [
    ...(lacks.length > 0 ? [`{${plural.value}} lacks ${lacks.join(', ')}`] : []),
    ...(adds.length > 0
      ? [`{${plural.value}} has ${adds.join(', ')}, which ${nameOf.of(code)} does not have`]
      : []),
  ];
}

/** True for `#`, and for the argument itself. */
const isNumber = (element: MessageFormatElement, value: string) =>
  element.type === TYPE.pound || (element.type === TYPE.number && element.value === value);

/**
 * One line for each form that stands for several numbers, as English `one` does not, and writes
 * none.
 */
function silentForms(plural: PluralElement, code: string): string[] {
  const rules = rulesFor(plural, code);
  const candidates = ruled(plural, [...numbers, ...millions]);
  return Object.entries(plural.options).flatMap(([form, { value: content }]) => {
    const examples = candidates.filter((number) => rules.select(number) === form);
    const isWritten = elementsOf(content).some((element) => isNumber(element, plural.value));
    if (examples.length < 2 || isWritten) return [];
    const more = examples.length > 2 ? '…' : '';
    return `{${plural.value}} lacks # in ${form}, which stands for ${examples[0]}, ${examples[1]}${more}: # is the number itself`;
  });
}

/**
 * What hinders a message from writing a number: nothing if it stands by itself, or in one plural of
 * several.
 */
function unwritten(elements: readonly MessageFormatElement[], value: string, code: string) {
  const all = elementsOf(elements);
  if (all.some((element) => element.type === TYPE.number && element.value === value)) return [];
  const faults = pluralsIn(all)
    .filter((plural) => plural.value === value)
    .map((plural) => silentForms(plural, code));
  // Of two plurals of a number, one may be words alone: “die letzten # Tage”.
  return faults.sort((one, other) => one.length - other.length)[0] ?? [];
}

export function pluralFaults({ elements, english }: Message, { code }: Language): string[] {
  const plurals = pluralsIn(elements);
  const isKnown = Intl.PluralRules.supportedLocalesOf(code).length > 0;
  const forms = isKnown ? plurals.flatMap((plural) => formFaults(plural, code)) : [];
  const numbers = [...new Set(plurals.map(({ value }) => value))].filter(
    (value) => unwritten(english.elements, value, defaultLocale).length === 0,
  );
  return [...forms, ...numbers.flatMap((value) => unwritten(elements, value, code))];
}
