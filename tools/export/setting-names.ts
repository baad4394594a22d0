/** Finds misspelled names of settings, whose values would be ignored. */
import { closestMatch } from 'leven';
import { type Environment, settingNames } from '../../lib/site/settings';

/** How many letters may be wrong, missing or too many. */
const maxDistance = 2;

/** One line for each variable whose name is nearly that of a setting. */
export function misspelledSettings(environment: Environment): string[] {
  const known: readonly string[] = settingNames;
  // Only settings that are absent: if one is set, a similar name is that of another program.
  const absent = settingNames.filter((name) => environment[name] === undefined);
  return Object.keys(environment)
    .filter((name) => environment[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = closestMatch(name.toUpperCase(), absent, { maxDistance });
      return meant ? [`${name} is no setting. Did you mean ${meant}?`] : [];
    });
}
