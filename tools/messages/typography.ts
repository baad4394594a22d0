/** Checks a language's typography as far as rules can: wrong marks, and spaces at which a line must not end. */
import { defaultLocale } from '../../lib/site/languages';
import { type Catalog, flatten } from './compare';
import { quotationMistakes } from './quotation-marks';
import { type Mistake, placeOf, wholeOf, wordsOf } from './words';

const everywhere: readonly Mistake[] = [
  [/"/, 'has a straight quotation mark: use those of the language'],
  [/\.\.\./, 'has three full stops: write …'],
  // A message's own words start anew after an argument, which may be the number.
  [/(^|\d) [$€%]/, 'has a plain space between a number and its sign: write U+00A0'],
];

/** Plain spaces at which a reference to a law, a rank or an hour would be parted. */
const references: Readonly<Record<string, RegExp>> = {
  da: /§ |(?<!\p{L})(stk|nr|kl)\. |(?<!\p{L})(artikel (?=\d)|litra (?=\p{L}\b))/u,
  de: /(§|\b(Art|Abs|Nr|lit)\.) /,
  es: /(§|\b(artículo|apartado|número)) (?=\d)/,
  fr: /(§|n°|\b(article|paragraphe|alinéa)) (?=\d)/,
  it: /§ |\b(art|par|lett|n)\. (?=\d|\p{L}\))|\bcomma (?=\d)/iu,
  nl: /§ |\b(artikel|lid|punt|top) (?=\d)|\.00 uur/i,
  no: /(§|(?<!\p{L})(kl|nr)\.) |(?<!\p{L})artikkel (?=\d)|(?<!\p{L})bokstav (?=[a-f](?!\p{L}))/iu,
  pl: /(§|(?<!\p{L})((art|ust|lit|godz)\.|pkt)) /iu,
  'pt-BR': /§ |(?<!\p{L})(arts?\.|nº) (?=\d)/iu,
  'pt-PT': /(§|\b[Nn]\.º|\balínea) /,
  sv: /\d §|\bartikel (?=\d)|\bkl\. /iu,
  tr: /(\d\.|\(\p{L}\)) (?=madde|fıkra|ben[dt])/u,
};

const ofLanguage: Readonly<Record<string, readonly Mistake[]>> = {
  fr: [
    [/(?<!\u202f)[?!;]/, 'lacks U+202F before ? ! or ;'],
    [/(?<!\u00a0)[:»]|«(?!\u00a0)/, 'lacks U+00A0 before : or », or after «'],
  ],
  it: [
    [
      /(?<!\p{L})((n|s|perch|poich|finch|affinch|bench)è|pò|qual’è|e’)(?!\p{L})/iu,
      'has a wrong accent or apostrophe: write né, sé, perché, po’, qual è, È',
    ],
    [/«\s|\s»/, 'has a space inside « »'],
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
  pl: [[/(?<!\p{L})[aiouwz] /iu, 'has a plain space after a word of one letter: write U+00A0']],
  tr: [[/–/, 'has an en dash: write a range with a hyphen, 1-3']],
};

/** In the message as it is written: in front of a brace it would quote the argument, and be gone itself. */
const straight: Mistake = [/'/, 'has a straight apostrophe: write ’'];

const parted =
  'has a plain space, which would part a reference to a law, a rank or an hour: write U+00A0';

/** One line for each language without rules of its own. Of English, whose rules are those of all, none are wanted. */
export function typographyHints(codes: readonly string[]): string[] {
  return codes
    .filter((code) => code !== defaultLocale && !(code in references) && !(code in ofLanguage))
    .map(
      (code) =>
        `${code} has no typography rules of its own in tools/messages/typography.ts, which is allowed`,
    );
}

/** What must not stand in a text between two arguments or tags. */
function mistakesIn(code: string): Mistake[] {
  const reference: Mistake[] = code in references ? [[references[code], parted]] : [];
  return [...everywhere, ...reference, ...(ofLanguage[code] ?? [])];
}

/** Exclamation marks are too loud for this site. After thanks, a language's custom decides. */
const calm: Mistake = [/[!！]/, 'has an exclamation mark'];
const thanks = 'pages.contact.form.success';

/**
 * One line for each message that its language would set otherwise.
 * @param quotationMarks those of the language, if its glossary says so: `„“‚‘`
 */
export function typographyFaults(
  catalog: Catalog,
  code: string,
  quotationMarks?: string,
): string[] {
  const within = mistakesIn(code);
  const marks = quotationMarks ? quotationMistakes(quotationMarks) : [];
  return [...flatten(catalog)].flatMap(([key, message]) => {
    const [words, whole] = [wordsOf(message), [wholeOf(message)]];
    const linesOf = (mistakes: readonly Mistake[], texts: readonly string[]) =>
      mistakes.flatMap(([forbidden, fault]) => {
        const place = placeOf(forbidden, texts);
        return place === undefined ? [] : `${key}: ${fault}: “${place}”`;
      });
    return [
      ...linesOf(key === thanks ? within : [...within, calm], words),
      ...linesOf([straight], [String(message)]),
      // A mark of another language leaves the others out of turn, too.
      ...linesOf(marks, whole).slice(0, 1),
    ];
  });
}
