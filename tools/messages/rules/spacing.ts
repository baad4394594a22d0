/**
 * The width of marks and the spaces beside them, in languages that have a rule without an
 * exception.
 */
import { primaryCode } from '../../../lib/address/grammar';
import { wordsOf } from '../icu';
import { excerptAround, type Language, type Message } from '../message';

const japanese = '[\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Han}]';

const mistakes: Readonly<Record<string, readonly (readonly [forbidden: RegExp, what: string])[]>> =
  {
    fr: [
      // Within a time, a ratio or an address, the same characters are no marks.
      [/(?<!\u202f)[?!;](?=[\s»)]|$)/, 'lacks U+202F before ? ! or ;'],
      [
        /(?<!\u00a0):(?=[\s»)]|$)|(?<!\u00a0)»|«(?!\u00a0)/,
        'lacks U+00A0 before : or », or after «',
      ],
    ],
    ja: [
      [
        new RegExp(`${japanese} ?[,.:;?]`, 'u'),
        'has a half-width mark after Japanese: write 、 。 ： or ？',
      ],
      [
        new RegExp(`${japanese} \\w|\\w ${japanese}`, 'u'),
        'has a space between Japanese and Latin letters',
      ],
      [/〜/, 'has U+301C: write the range with ～ (U+FF5E)'],
    ],
    ko: [
      [/[、。，．：；？（）～〜]/, 'has a full-width mark: Korean writes , . : ; ? ( ) ~'],
      [/\p{sc=Hang} [,.:;?]/u, 'has a space before a mark'],
    ],
    pl: [[/(?<!\p{L})[aiouwz] /iu, 'has a plain space after a word of one letter: write U+00A0']],
  };

export function spacingFaults({ elements }: Message, { code }: Language): string[] {
  // A message's own words start anew after an argument.
  return (mistakes[primaryCode(code)] ?? []).flatMap(([forbidden, what]) => {
    const places = wordsOf(elements).flatMap((words) => excerptAround(forbidden, words) ?? []);
    return places.slice(0, 1).map((place) => `${what}: “${place}”`);
  });
}
