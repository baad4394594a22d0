import type { Fault } from '../../lib/site/fault';
import { settingNames } from '../../lib/site/settings';

/** A line of an environment file: the name, and what stands behind the equals sign. */
const assignment = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*)$/;

/** A setting in an environment file whose value would lose its end. */
export type TruncatedValue = { name: string; whole: string; fault: Fault };

/**
 * The settings that the reader of environment files cuts at a `#`, where a comment would begin.
 * With a space before it that is meant.
 */
export function truncatedValues(file: string, contents: string): TruncatedValue[] {
  return contents.split(/\r?\n/).flatMap((line, index) => {
    const [, name = '', whole = ''] = assignment.exec(line) ?? [];
    const isSetting = settingNames.some((known) => known === name);
    if (!isSetting || !/^[^"'`#\s][^#]*(?<!\s)#/.test(whole)) return [];
    const what = `${name} would end at its #: put the value in quotes: ${name}='${whole}'`;
    return [{ name, whole, fault: { place: `${file}:${index + 1}`, what } }];
  });
}
