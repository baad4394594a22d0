/** What stylesheets name, and how they say it. */
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { Export } from '../../export/read-export';
import type { RuleSet } from '../rule-set';
import { missing } from './files';

/** Every file that a stylesheet names exists. */
function* sheetFaults(file: string, exported: Export) {
  const text = exported.read(file).toString();
  for (const [, address] of text.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g))
    yield* missing(exported, address, exported.home + file);
}

/**
 * What not all browsers that know layers understand in a media query, and what to write instead.
 */
const newerQueries: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Safari from 16.4 on.
  [/(^|[,(])\s*not\s*\(|\)\s*or\b/, 'Name an upper bound by max-width, and part by a comma'],
  [/[<>]/, 'Name a bound by min-width or max-width'],
  // Chrome from 120 on. Before, it is false, though scripts run.
  [/\(scripting\b/, 'Ask for html[data-scripting], which the script in the head sets'],
];

/** True within a layer; the steps of an animation are no rules of their own. */
function isLayered({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root') return false;
  const { type, name } = parent as AtRule;
  return (type === 'atrule' && /^layer$|keyframes$/.test(name)) || isLayered(parent as ChildNode);
}

/**
 * Browsers that know layers know all else that a page needs to be in order; to older ones a page
 * without styles is better than one with half of them.
 */
function* browserFaults(file: string, { read }: Export) {
  const root = parse(read(file).toString());
  const found: string[] = [];
  root.walkRules((rule) => {
    if (!isLayered(rule)) found.push(`has ${rule.selector} in no layer`);
  });
  root.walkAtRules('media', ({ params }) => {
    for (const [pattern, instead] of newerQueries)
      if (pattern.test(params)) found.push(`asks for @media ${params}. ${instead}`);
  });
  yield* found;
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
  files: { '.css': [browserFaults, sheetFaults, sideFaults] },
};
