/** What many faults come to, so that who begins a language can read the answer. */
import { basename } from 'node:path';

/** With more texts to translate than these, each is its place alone. */
const many = 20;

/** A text that is not there, or is in another language, in a file of texts. Behind its place, what is said of it. */
const untranslated =
  /^(?!.*\b(?:glossary|legal-terms)\/)(.+?:\d+: \S+): (?:is missing$|is the same as in English|reads as )/;

/** The faults as they are; where many texts are still to translate, these come last, by their places alone. */
export function shortened(faults: readonly string[]): readonly string[] {
  const left = faults.filter((fault) => untranslated.test(fault));
  if (left.length <= many) return faults;
  const places = left.flatMap((fault) => untranslated.exec(fault)?.[1] ?? []);
  return [...faults.filter((fault) => !left.includes(fault)), 'Still to translate:', ...places];
}

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** How much is to do, in one line: `312 texts to translate, 20 other faults`. Nothing if there are no faults. */
export function totalLines(faults: readonly string[]): string[] {
  if (faults.length === 0) return [];
  const left = faults.filter((fault) => untranslated.test(fault)).length;
  const others = faults.length - left;
  if (left === 0) return [counted(others, 'fault', 'faults')];
  const total = counted(left, 'text to translate', 'texts to translate');
  return [others === 0 ? total : `${total}, ${counted(others, 'other fault', 'other faults')}`];
}

/**
 * The languages of which nothing is told.
 * @param read the files that could be read for the first check
 * @param told all faults and hints by file
 * @param behind languages of which the stamps tell
 */
export function completeLanguages(
  codes: readonly string[],
  read: Iterable<string>,
  told: Iterable<readonly [file: string, lines: readonly string[]]>,
  behind: readonly string[],
): string[] {
  const files = [...read].map((file) => basename(file));
  const lines = [...told].filter(([, some]) => some.length > 0).map(([file]) => basename(file));
  return codes.filter((code) => {
    const file = `${code}.json`;
    return files.includes(file) && !lines.includes(file) && !behind.includes(code);
  });
}
