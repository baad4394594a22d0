/**
 * A plural has the forms of its language, by CLDR, and each form that stands for several numbers
 * writes its number. So this Romanian plural has two faults: it lacks `few`, and `other` stands for
 * 20, 21 and more, which it does not say.
 *
 *     {n, plural, one {# minut} other {de minute}}
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

/**
 * The numbers that a language's rules give a form: not those with one of their own, such as `=1`.
 */
const withoutExactForm = ({ options, offset }: PluralElement, candidates: readonly number[]) =>
  candidates.filter((number) => !(`=${number + offset}` in options));

/** The forms that the plural lacks, and those that its language does not have. */
function formFaults(plural: PluralElement, code: string): string[] {
  const written = Object.keys(plural.options).filter((form) => !form.startsWith('='));
  const rules = rulesFor(plural, code);
  const needed = new Set(withoutExactForm(plural, numbers).map((number) => rules.select(number)));
  const categories: readonly string[] = rules.resolvedOptions().pluralCategories;
  const missing = [...needed].filter((form) => !written.includes(form));
  const unknown = written.filter((form) => !categories.includes(form));
  return [
    ...(missing.length > 0 ? [`{${plural.value}} lacks ${missing.join(', ')}`] : []),
    ...(unknown.length > 0
      ? [`{${plural.value}} has ${unknown.join(', ')}, which ${nameOf.of(code)} does not have`]
      : []),
  ];
}

/** True for `#`, and for the argument itself. */
const isNumber = (element: MessageFormatElement, value: string) =>
  element.type === TYPE.pound || (element.type === TYPE.number && element.value === value);

/**
 * The forms that stand for several numbers and do not write which. English `one` stands for 1 alone
 * and may say `a minute`; French `one` stands for 0 and 1.
 */
function formsWithoutNumber(plural: PluralElement, code: string): string[] {
  const rules = rulesFor(plural, code);
  const candidates = withoutExactForm(plural, [...numbers, ...millions]);
  return Object.entries(plural.options).flatMap(([form, { value: content }]) => {
    const examples = candidates.filter((number) => rules.select(number) === form);
    const isWritten = elementsOf(content).some((element) => isNumber(element, plural.value));
    if (examples.length < 2 || isWritten) return [];
    const more = examples.length > 2 ? '…' : '';
    return `{${plural.value}} lacks # in ${form}, which stands for ${examples[0]}, ${examples[1]}${more}: # is the number itself`;
  });
}

/** The forms for which a message never writes the number of an argument. */
function numberFaults(elements: readonly MessageFormatElement[], argument: string, code: string) {
  const all = elementsOf(elements);
  if (all.some((element) => element.type === TYPE.number && element.value === argument)) return [];
  const faults = pluralsIn(all)
    .filter(({ value }) => value === argument)
    .map((plural) => formsWithoutNumber(plural, code));
  // Of several plurals of one number, one has to write it: “die letzten # Tage” has two.
  return faults.sort((one, other) => one.length - other.length)[0] ?? [];
}

export function pluralFaults({ elements, english }: Message, { code }: Language): string[] {
  const plurals = pluralsIn(elements);
  const isKnown = Intl.PluralRules.supportedLocalesOf(code).length > 0;
  const forms = isKnown ? plurals.flatMap((plural) => formFaults(plural, code)) : [];
  const writtenInEnglish = [...new Set(plurals.map(({ value }) => value))].filter(
    (argument) => numberFaults(english.elements, argument, defaultLocale).length === 0,
  );
  return [
    ...forms,
    ...writtenInEnglish.flatMap((argument) => numberFaults(elements, argument, code)),
  ];
}
