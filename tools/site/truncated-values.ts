import { settingNames } from '../../lib/site/settings';

/** A line of an environment file: the name, and what stands behind the equals sign. */
const assignment = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*)$/;

/**
 * One line for each setting that the reader of environment files cuts at a `#`, where a comment
 * would begin. With a space before it that is meant.
 */
export function truncatedValues(file: string, contents: string): string[] {
  return contents.split(/\r?\n/).flatMap((line, index) => {
    const [, name = '', value = ''] = assignment.exec(line) ?? [];
    const isSetting = settingNames.some((known) => known === name);
    return isSetting && /^[^"'`#\s][^#]*(?<!\s)#/.test(value)
      ? [
          `${file}:${index + 1}: ${name} would end at its #: put the value in quotes: ${name}='${value}'`,
        ]
      : [];
  });
}
