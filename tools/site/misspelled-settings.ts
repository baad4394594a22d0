import { closestMatch } from 'leven';
import type { Fault } from '../../lib/site/fault';
import { settingNames, variableNames } from '../../lib/site/settings';

/**
 * Variables of an environment file whose names are nearly those of settings: their values would be
 * ignored. The shell has variables of other programs, too, so that nothing is said of those.
 */
export function misspelledSettings(names: readonly string[]): Fault[] {
  return names
    .filter((name) => !variableNames.includes(name))
    .flatMap((name) => {
      const meant = closestMatch(name, settingNames, { maxDistance: 2 });
      return meant ? { place: name, what: `is no setting. Did you mean ${meant}?` } : [];
    });
}
