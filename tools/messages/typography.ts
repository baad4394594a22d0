/** What a language's typography forbids, where a rule can tell: wrong marks, and spaces at which a line must not end. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalog, elementsOf, flatten } from './compare';

type Mistake = readonly [forbidden: RegExp, fault: string];

const spaceInReference =
  'has a plain space within a reference to a law, or before the hour: write U+00A0';

const everywhere: readonly Mistake[] = [
  [/"/, 'has a straight quotation mark: use those of the language'],
  [/\.\.\./, 'has three full stops: write …'],
  // A message's own words start anew after an argument, which may be the number.
  [/(^|\d) [$€%]/, 'has a plain space between a number and its sign: write U+00A0'],
];

const ofLanguage: Readonly<Record<string, readonly Mistake[]>> = {
  da: [
    [/§ |(?<!\p{L})(stk|nr|kl)\. |(?<!\p{L})(artikel (?=\d)|litra (?=\p{L}\b))/u, spaceInReference],
  ],
  de: [[/(§|\b(Art|Abs|Nr|lit)\.) /, spaceInReference]],
  es: [[/(§|\b(artículo|apartado|número)) (?=\d)/, spaceInReference]],
  fr: [
    [/(?<!\u202f)[?!;]/, 'lacks U+202F before ? ! or ;'],
    [/(?<!\u00a0)[:»]|«(?!\u00a0)/, 'lacks U+00A0 before : or », or after «'],
    [/(§|n°|\b(article|paragraphe|alinéa)) (?=\d)/, spaceInReference],
  ],
  it: [
    [/§ |\b(art|par|lett|n)\. (?=\d|\p{L}\))|\bcomma (?=\d)/iu, spaceInReference],
    [
      /(?<!\p{L})((n|s|perch|poich|finch|affinch|bench)è|pò|qual’è|e’)(?!\p{L})/iu,
      'has a wrong accent or apostrophe: write né, sé, perché, po’, qual è, È',
    ],
    [/«\s|\s»/, 'has a space inside « »'],
  ],
  pl: [
    [/(?<!\p{L})[aiouwz] /iu, 'has a plain space after a word of one letter: write U+00A0'],
    [/(§|(?<!\p{L})((art|ust|lit|godz)\.|pkt)) /iu, spaceInReference],
  ],
  'pt-PT': [[/(§|\b[Nn]\.º|\balínea) /, spaceInReference]],
  'pt-BR': [
    [/§ |(?<!\p{L})(arts?\.|nº) (?=\d)/iu, spaceInReference],
    [/[«»„]/, 'has quotation marks of another language: write “…”'],
  ],
  ja: [
    [
      /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}] ?[,.:;?]/u,
      'has a half-width mark after Japanese: write 、 。 ： or ？',
    ],
    [
      /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}] \w|\w [\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
      'has a space between Japanese and Latin letters',
    ],
    [/〜/, 'has U+301C: write the range with ～ (U+FF5E)'],
  ],
  ko: [
    [/[、。，．：；？（）～〜]/, 'has a full-width mark: Korean writes , . : ; ? ( ) ~'],
    [/\p{sc=Hang} [,.:;?]/u, 'has a space before a mark'],
  ],
  nl: [
    [
      /§ |\b(artikel|lid|punt|top) (?=\d)|\.00 uur/i,
      'has a plain space in a reference to a law, a top 5 or an hour: write U+00A0',
    ],
    [/(?<=\p{L})'(?=\p{L})/u, 'has a straight apostrophe: write ’'],
  ],
  sv: [
    [/\d §|\bartikel (?=\d)|\bkl\. /iu, spaceInReference],
    [/[“„«»]/, 'has quotation marks of another language: write ”…”'],
  ],
  tr: [
    [/–/, 'has an en dash: write a range with a hyphen, 1-3'],
    [/(\d\.|\(\p{L}\)) (?=madde|fıkra|ben[dt])/u, spaceInReference],
  ],
  no: [
    [
      /(§|(?<!\p{L})(kl|nr)\.) |(?<!\p{L})artikkel (?=\d)|(?<!\p{L})bokstav (?=[a-f](?!\p{L}))/iu,
      spaceInReference,
    ],
    [/[“”„]/, 'has quotation marks of another language: write « »'],
  ],
};

/** Nothing on this site is urgent or loud. A word of thanks is a language's own custom. */
const calm: Mistake = [/[!！]/, 'has an exclamation mark'];
const thanks = 'pages.contact.form.success';

/** What a message says itself, between its arguments and tags. @throws if it has invalid ICU syntax */
export function literals(message: string): string[] {
  return elementsOf(parse(message)).flatMap((element) =>
    element.type === TYPE.literal ? element.value : [],
  );
}

/** The message's own words; none if it cannot be read, which is another check's fault to tell. */
function wordsOf(message: unknown): string[] {
  try {
    return literals(String(message));
  } catch {
    return [];
  }
}

/** One line for each message that its language would set otherwise. */
export function typographyFaults(catalog: Catalog, code: string): string[] {
  const mistakes = [...everywhere, ...(ofLanguage[code] ?? [])];
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const words = wordsOf(message);
    return (key === thanks ? mistakes : [...mistakes, calm])
      .filter(([forbidden]) => words.some((text) => forbidden.test(text)))
      .map(([, fault]) => `${key}: ${fault}`);
  });
}
