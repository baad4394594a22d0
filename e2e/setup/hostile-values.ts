/** What attackers send in place of a language's code: the values of `hostile-values.txt`. */
import { readFileSync } from 'node:fs';

const lines = readFileSync('e2e/setup/hostile-values.txt', 'utf8').split('\n');

export const hostileValues: readonly string[] = lines
  .filter((line) => line && !line.startsWith('# '))
  .flatMap((line) => line.split(/\s+/));
