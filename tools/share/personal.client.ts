/** Finds what would say in an address who somebody is. */

const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const year = '20\\d\\d';

/**
 * `2027-03-01`, `20270301`, `01/03/2027`, `01032027`, `2026-2027`, and a number of more than 15 digits, such as that of an
 * advertisement: they have as many digits as a telephone number, or more.
 */
const otherNumbers = new RegExp(
  [
    `(?<!\\d)${year}(?<sign>[-./_ ]?)${month}\\k<sign>${day}(?!\\d)`,
    `(?<!\\d)\\d\\d?(?<mark>[-./_ ])\\d\\d?\\k<mark>${year}(?!\\d)`,
    `(?<!\\d)${day}${month}${year}(?!\\d)`,
    `(?<!\\d)${year}(?:[-/_ ]${year})+(?!\\d)`,
    '(?<!\\d)\\d{16,}(?!\\d)',
  ].join('|'),
  'g',
);

const kinds: readonly (readonly [what: string, RegExp])[] = [
  [
    'an e-mail address',
    /[^\s@]\s*@\s*[^\s@]+\.\p{L}|[\s(_.-]at[\s)_.-]+(?:gmail|hotmail|icloud|outlook|yahoo)\b/iu,
  ],
  [
    'a tag that another program fills in, such as a mailer',
    /\{.*\}|\[\[.*\]\]|<<.*>>|\*\|.*\|\*|%%.*%%|%[A-Z_]{2,}%|\[[A-Z_]{2,}\]|#[A-Z_]{2,}#/i,
  ],
  ['an address, where a name belongs', /:\/\/|^\s*(?:[a-z\d-]+\.)+[a-z]{2,}\/|[?&][\w-]+=/i],
  // NRIC and FIN, by which Singapore numbers people.
  ['an identity number', /\p{L}\d{7}\p{L}/u],
  [
    'a telephone number (if it is none, put letters before it, without a space or hyphen: id1234567)',
    /^[^+]*(?<![\p{L}\d])\d{7,}/u,
  ],
  ['a telephone number', /(?<![\p{L}\d])\d(?:[\s().+/_–-]*\d){6}/u],
];

/**
 * What data about a person one of these texts holds, in words. Undefined if none does.
 * @param texts what was typed, and what would go out: tidying can hide an e-mail address, and make a number of digits
 * that stood apart
 */
export function personalIn(...texts: readonly string[]): string | undefined {
  const plain = texts.map((text) =>
    text.normalize('NFKC').replaceAll('%40', '@').replace(otherNumbers, 'number'),
  );
  // What was typed comes first: it is what the visitor knows.
  const found = plain.map((text) => kinds.find(([, pattern]) => pattern.test(text)));
  return found.find(Boolean)?.[0];
}
