/** What a language's typography forbids, where a rule can tell: wrong marks, and spaces at which a line must not end. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, flatten } from './compare';

type Rule = { forbidden: RegExp; fault: string };

const spaceInReference =
  'has a plain space within a reference to a law, or before the hour: write U+00A0';

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
  da: [
    {
      forbidden: /§ |(?<!\p{L})(stk|nr|kl)\. |(?<!\p{L})(artikel (?=\d)|litra (?=\p{L}\b))/u,
      fault: spaceInReference,
    },
  ],
  de: [{ forbidden: /(§|\b(Art|Abs|Nr|lit)\.) /, fault: spaceInReference }],
  es: [{ forbidden: /(§|\b(artículo|apartado|número)) (?=\d)/, fault: spaceInReference }],
  fr: [
    { forbidden: /(?<!\u202f)[?!;]/, fault: 'lacks U+202F before ? ! or ;' },
    { forbidden: /(?<!\u00a0)[:»]|«(?!\u00a0)/, fault: 'lacks U+00A0 before : or », or after «' },
    { forbidden: /(§|n°|\b(article|paragraphe|alinéa)) (?=\d)/, fault: spaceInReference },
  ],
  it: [
    {
      forbidden: /§ |\b(art|par|lett|n)\. (?=\d|\p{L}\))|\bcomma (?=\d)/iu,
      fault: spaceInReference,
    },
    {
      forbidden: /(?<!\p{L})((n|s|perch|poich|finch|affinch|bench)è|pò|qual’è|e’)(?!\p{L})/iu,
      fault: 'has a wrong accent or apostrophe: write né, sé, perché, po’, qual è, È',
    },
    { forbidden: /«\s|\s»/, fault: 'has a space inside « »' },
  ],
  pl: [
    {
      forbidden: /(?<!\p{L})[aiouwz] /iu,
      fault: 'has a plain space after a word of one letter: write U+00A0',
    },
    { forbidden: /(§|(?<!\p{L})((art|ust|lit|godz)\.|pkt)) /iu, fault: spaceInReference },
  ],
  'pt-PT': [{ forbidden: /(§|\b[Nn]\.º|\balínea) /, fault: spaceInReference }],
  'pt-BR': [
    { forbidden: /§ |(?<!\p{L})(arts?\.|nº) (?=\d)/iu, fault: spaceInReference },
    { forbidden: /[«»„]/, fault: 'has quotation marks of another language: write “…”' },
  ],
  ja: [
    {
      forbidden: /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}] ?[,.:;?]/u,
      fault: 'has a half-width mark after Japanese: write 、 。 ： or ？',
    },
    {
      forbidden:
        /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}] \w|\w [\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
      fault: 'has a space between Japanese and Latin letters',
    },
    { forbidden: /〜/, fault: 'has U+301C: write the range with ～ (U+FF5E)' },
  ],
  ko: [
    {
      forbidden: /[、。，．：；？（）～〜]/,
      fault: 'has a full-width mark: Korean writes , . : ; ? ( ) ~',
    },
    { forbidden: /\p{sc=Hang} [,.:;?]/u, fault: 'has a space before a mark' },
  ],
  nl: [
    {
      forbidden: /§ |\b(artikel|lid|punt|top) (?=\d)|\.00 uur/i,
      fault: 'has a plain space in a reference to a law, a top 5 or an hour: write U+00A0',
    },
    { forbidden: /(?<=\p{L})'(?=\p{L})/u, fault: 'has a straight apostrophe: write ’' },
  ],
  sv: [
    { forbidden: /\d §|\bartikel (?=\d)|\bkl\. /iu, fault: spaceInReference },
    { forbidden: /[“„«»]/, fault: 'has quotation marks of another language: write ”…”' },
  ],
  tr: [
    { forbidden: /–/, fault: 'has an en dash: write a range with a hyphen, 1-3' },
    { forbidden: /(\d\.|\(\p{L}\)) (?=madde|fıkra|ben[dt])/u, fault: spaceInReference },
  ],
  no: [
    {
      forbidden:
        /(§|(?<!\p{L})(kl|nr)\.) |(?<!\p{L})artikkel (?=\d)|(?<!\p{L})bokstav (?=[a-f](?!\p{L}))/iu,
      fault: spaceInReference,
    },
    { forbidden: /[“”„]/, fault: 'has quotation marks of another language: write « »' },
  ],
};

/** Nothing on this site is urgent or loud. A word of thanks is a language's own custom. */
const calm: Rule = { forbidden: /[!！]/, fault: 'has an exclamation mark' };
const thanks = 'pages.contact.form.success';

/** What a message says itself, between its arguments and tags. */
export function literals(elements: readonly MessageFormatElement[]): string[] {
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
