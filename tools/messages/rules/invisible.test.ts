import { invisibleCharacters } from './invisible';
import { faultsOf } from './testing';

test.each([
  ['a turn of direction', 'de', 'Konto\u202eofni', 'U+202E, after “Konto”'],
  ['an isolated direction', 'de', '\u2066Konto', 'U+2066, after “”'],
  ['a null', 'de', 'Konto\0', 'U+0000'],
  ['an escape', 'de', 'Konto\u001b[31m', 'U+001B'],
  ['a tag character', 'de', 'Konto\u{e0041}', 'U+E0041'],
  ['a line separator', 'de', 'Konto\u2028', 'U+2028'],
  ['a blank letter', 'ko', '계정\u3164', 'U+3164'],
  ['a byte that was no UTF-8', 'cs', 'Zav\ufffdt', 'U+FFFD, after “Zav”'],
  ['a zero-width space between spaces', 'de', 'ein \u200bKonto', 'U+200B'],
  ['a word joiner, which braille shows', 'de', 'E-\u2060Mail', 'U+2060, after “E-”'],
  ['a joiner in Latin letters', 'tr', 'hesap\u200d', 'U+200D'],
])('%s is reported by its code point', (_, code, text, fault) => {
  expect(faultsOf(invisibleCharacters, text, { code })).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['de', 'Erstens.\n\nDaten\u00adschutz, 1–5\u00a0S$ und\u202fmehr'],
  ['ja', '有料\u200bアンケート'],
  ['fa', 'می\u200cخواهم'],
  ['el', 'Κλείσιμο 😀'],
])('in %s, “%s” has none that is not wanted', (code, text) => {
  expect(faultsOf(invisibleCharacters, text, { code })).toEqual([]);
});
