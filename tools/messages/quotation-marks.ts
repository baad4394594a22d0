/** Quotation marks that are none of the language's, or that stand the wrong way round. */
import { quotationMark } from './shapes';
import type { Mistake } from './words';

/** Opening and closing marks that differ, among those of a glossary: `„“` and `‚‘` of `„“‚‘`, none of `”’`. */
function pairsIn(marks: string): [open: string, close: string][] {
  return (marks.match(/../gu) ?? []).flatMap((pair): [string, string][] => {
    const [open, close] = pair;
    return /^[\p{Ps}\p{Pi}]|^[»›][«‹]/u.test(pair) ? [[open, close]] : [];
  });
}

/** A mark that opens twice, or closes what is not open. One that is an apostrophe, too, closes as often as it likes. */
function unpaired([open, close]: readonly [open: string, close: string]): Mistake {
  const leftOpen = `${open}[^${close}]*(${open}|$)`;
  const neverOpen = close === '’' ? [] : [`(^|${close})[^${open}]*${close}`];
  return [
    new RegExp([leftOpen, ...neverOpen].join('|'), 'u'),
    `has ${open} and ${close} not in turn: the glossary's quotation_marks say which opens`,
  ];
}

/**
 * What must not stand in a whole text.
 * @param own the marks of the language, in pairs: `„“‚‘`
 */
export function quotationMistakes(own: string): Mistake[] {
  const foreign: Mistake = [
    new RegExp(`(?![${own}])${quotationMark.source}`, 'u'),
    `has a quotation mark that is none of ${own}, the quotation_marks in the glossary`,
  ];
  return [foreign, ...pairsIn(own).map(unpaired)];
}
