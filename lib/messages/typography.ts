/** What a language's typography forbids, where a rule can tell: wrong marks, and spaces at which a line must not end. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, flatten } from './compare';

type Rule = { forbidden: RegExp; fault: string };

const everywhere: readonly Rule[] = [
  { forbidden: /"/, fault: 'has a straight quotation mark: use those of the language' },
  { forbidden: /\.\.\./, fault: 'has three full stops: write …' },
  // A message's own words start anew after an argument, which may be the number.
  {
    forbidden: /(^|\d) [$€%]/,
    fault: 'has a plain space between a number and its sign: write U+00A0',
  },
];

const ofLanguage: Readonly<Record<string, readonly Rule[]>> = {
  de: [
    {
      forbidden: /(§|\b(Art|Abs|Nr|lit)\.) /,
      fault: 'has a plain space within a reference to a law: write U+00A0',
    },
  ],
  fr: [
    { forbidden: /(?<!\u202f)[?!;]/, fault: 'lacks U+202F before ? ! or ;' },
    { forbidden: /(?<!\u00a0)[:»]|«(?!\u00a0)/, fault: 'lacks U+00A0 before : or », or after «' },
  ],
  pl: [
    {
      forbidden: /(?<!\p{L})[aiouwz] /iu,
      fault: 'has a plain space after a word of one letter: write U+00A0',
    },
  ],
};

/** Nothing on this site is urgent or loud. A word of thanks is a language's own custom. */
const calm: Rule = { forbidden: /[!！]/, fault: 'has an exclamation mark' };
const thanks = 'pages.contact.form.success';

/** What a message says itself, between its arguments and tags. */
function literals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value;
    if ('children' in element) return literals(element.children);
    return 'options' in element
      ? Object.values(element.options).flatMap(({ value }) => literals(value))
      : [];
  });
}

/** The message's own words; none if it cannot be read, which is another check's fault to tell. */
function wordsOf(message: unknown): string[] {
  try {
    return literals(parse(String(message)));
  } catch {
    return [];
  }
}

/** One line for each message that its language would set otherwise. */
export function typographyFaults(catalog: Catalog, code: string): string[] {
  const rules = [...everywhere, ...(ofLanguage[code] ?? [])];
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const words = wordsOf(message);
    return (key === thanks ? rules : [...rules, calm])
      .filter(({ forbidden }) => words.some((text) => forbidden.test(text)))
      .map(({ fault }) => `${key}: ${fault}`);
  });
}
