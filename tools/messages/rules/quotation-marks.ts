/**
 * Quotation marks that are straight, that are none of the language's, or that stand the wrong way
 * round.
 */
import { wholeOf } from '../icu';
import { excerptAround, type Language, type Message } from '../message';
import { quotationMark } from '../schemas';

type Mistake = readonly [forbidden: RegExp, what: string];

/**
 * Opening and closing marks that differ, among those of a glossary: `„“` and `‚‘` of `„“‚‘`, none
 * of `”’`.
 */
function pairsIn(marks: string): [open: string, close: string][] {
  return (marks.match(/../gu) ?? []).flatMap((pair): [string, string][] => {
    const [open, close] = pair;
    return /^[\p{Ps}\p{Pi}]|^[»›][«‹]/u.test(pair) ? [[open, close]] : [];
  });
}

/**
 * A mark that opens twice, or closes what is not open. One that is an apostrophe, too, closes as
 * often as it likes.
 */
function unpaired([open, close]: readonly [open: string, close: string]): Mistake {
  const leftOpen = `${open}[^${close}]*(${open}|$)`;
  const neverOpen = close === '’' ? [] : [`(^|${close})[^${open}]*${close}`];
  return [
    new RegExp([leftOpen, ...neverOpen].join('|'), 'u'),
    `has ${open} and ${close} not in turn: the glossary's quotation_marks say which opens`,
  ];
}

/** @param own the marks of the language, in pairs: `„“‚‘` */
function mistakesBeside(own: string): Mistake[] {
  const foreign: Mistake = [
    new RegExp(`(?![${own}])${quotationMark.source}`, 'u'),
    `has a quotation mark that is none of ${own}, the quotation_marks in the glossary`,
  ];
  return [foreign, ...pairsIn(own).map(unpaired)];
}

const straight: Mistake = [/"/, 'has a straight quotation mark: use those of the language'];

/**
 * In the message as it is written: in front of a brace it would quote the argument, and be gone
 * itself.
 */
const apostrophe: Mistake = [/'/, 'has a straight apostrophe: write ’'];

export function quotationFaults(
  { text, elements }: Message,
  { quotationMarks }: Language,
): string[] {
  const linesIn = (place: string, mistakes: readonly Mistake[]) =>
    mistakes.flatMap(([forbidden, what]) => {
      const found = excerptAround(forbidden, place);
      return found === undefined ? [] : `${what}: “${found}”`;
    });
  const ofLanguage = quotationMarks ? mistakesBeside(quotationMarks) : [];
  return [
    ...linesIn(text, [apostrophe]),
    ...linesIn(wholeOf(elements), [straight]),
    // A mark of another language leaves the others out of turn, too.
    ...linesIn(wholeOf(elements), ofLanguage).slice(0, 1),
  ];
}
