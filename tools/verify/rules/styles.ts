/** What stylesheets name, and how they say it. */
import { parse, type Rule } from 'postcss';
import type { Export } from '../../export/read-export';
import type { RuleSet } from '../rule-set';
import { missing } from './files';

/** Every file that a stylesheet names exists. */
function* sheetFaults(file: string, exported: Export) {
  const text = exported.read(file).toString();
  for (const [, address] of text.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g))
    yield* missing(exported, address, exported.home + file);
}

/** Styles say start and end, never left and right: pages are also read from right to left. */
function* sideFaults(file: string, { read }: Export) {
  const found: string[] = [];
  parse(read(file).toString()).walkDecls(({ prop, value, parent }) => {
    const names =
      /(^|-)(left|right)(-|$)/.test(prop) || /^((top|bottom) )?(left|right)\b/.test(value);
    if (names) found.push(`${(parent as Rule).selector} { ${prop}: ${value} }`);
  });
  for (const style of found)
    yield `names a side: ${style}. Name the logical one, as by ms-4 or text-start`;
}

export const styles: RuleSet = {
  files: { '.css': [sheetFaults, sideFaults] },
};
