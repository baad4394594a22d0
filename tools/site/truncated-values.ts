import type { Fault } from '../../lib/site/fault';
import { checkSettings, settingNames } from '../../lib/site/settings';

/** A line of an environment file: the name, and the value before a comment. */
const assignment = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*(?:\s#.*)?$/;

/** A setting in an environment file whose value would lose its end. */
export type TruncatedValue = { name: string; whole: string; faults: readonly Fault[] };

/**
 * The settings that the reader of environment files cuts at a `#`, where a comment would begin.
 * With a space before it that is meant. Quotes do not mend a value that is wrong as a whole: its
 * check tells of it.
 */
export function truncatedValues(file: string, contents: string): TruncatedValue[] {
  return contents.split(/\r?\n/).flatMap((line, index) => {
    const [, name = '', whole = ''] = assignment.exec(line) ?? [];
    const isSetting = settingNames.some((known) => known === name);
    if (!isSetting || !/^[^"'`#].*#/.test(whole)) return [];
    const what = `${name} would end at its #: put the value in quotes: ${name}='${whole}'`;
    const isRight = checkSettings({ [name]: whole }).faults.length === 0;
    return [{ name, whole, faults: isRight ? [{ place: `${file}:${index + 1}`, what }] : [] }];
  });
}
