/** Finds characters that were damaged on their way through a program, or that the language does not use. */
import { type Catalog, flatten } from './compare';
import { excerpt } from './excerpt';
import { type Mistake, placeOf, wordsOf } from './words';

/**
 * What becomes of accents and quotation marks if UTF-8 is read as Windows-1252 or -1250: `Zavřít` is `ZavÅ™Ã­t` or
 * `ZavĹ™Ă­t`, `’` is `â€™`.
 */
const damage: readonly Mistake[] = [
  [/\ufffd/, 'has U+FFFD in place of a character'],
  [/[\u0080-\u009f]/, 'has a control character, which was a letter in another encoding'],
  [
    /[ÂÃÄÅĂĹ]([\u00a1-\u00bf€ƒ†‡ˆ‰•˜™›šśťžźŠŚŤŽŹŒœŸˇ˘Ł¤ĄŞŻ˛łąşĽ˝ľż]|[‚„…‹‘’“”–—](?=\p{Ll}))|â€/u,
    'has characters that were UTF-8 and read as another encoding',
  ],
  [/\?\?|\p{L}\?\p{L}/u, 'has ? in place of a letter'],
];

/** The scripts of languages that have several, by CLDR's code for the mixture. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani', 'Bopo'],
};

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Letters of a script that the language does not use. Names may be in Latin letters everywhere. */
function strangers(code: string): Mistake {
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  // What all scripts share is of the script ‘common’: µ, ª.
  const own = ['Latn', 'Zyyy', ...(mixed[script] ?? [script])];
  return [
    new RegExp(`(?!${own.map((one) => `\\p{scx=${one}}`).join('|')})\\p{L}`, 'u'),
    `has a letter that is not of the ${scriptNames.of(script)} script, which ${languageNames.of(code)} uses`,
  ];
}

function* faultsIn(text: string, mistakes: readonly Mistake[]): Iterable<string> {
  for (const [forbidden, fault] of mistakes) {
    const place = placeOf(forbidden, wordsOf(text));
    if (place !== undefined) yield `${fault}: “${place}”`;
  }
  if (text !== text.normalize('NFC'))
    yield `has letters and accents as characters of their own: write them as one, in NFC: “${excerpt(text)}”`;
}

/** One line for each text with a character that cannot be meant. */
export function characterFaults(catalog: Catalog, code: string): string[] {
  const mistakes = [...damage, strangers(code)];
  return [...flatten(catalog)].flatMap(([key, text]) =>
    typeof text === 'string'
      ? [...faultsIn(text, mistakes)].map((fault) => `${key}: ${fault}`)
      : [],
  );
}
