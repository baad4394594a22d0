/** Slips in the names of settings: a value that nobody reads looks like one that is in use. */
import { closestMatch } from 'leven';
import { type Environment, settingNames } from '../../lib/site/settings';

/** How many letters may be wrong, missing or too many. */
const maxDistance = 2;

/** One line for each variable whose name is nearly that of a setting. */
export function misspelledSettings(environment: Environment): string[] {
  const known: readonly string[] = settingNames;
  // A variable of another program may be called nearly as one of ours that is set.
  const absent = settingNames.filter((name) => environment[name] === undefined);
  return Object.keys(environment)
    .filter((name) => environment[name] && !known.includes(name))
    .flatMap((name) => {
      const meant = closestMatch(name.toUpperCase(), absent, { maxDistance });
      return meant ? [`${name} is no setting. Did you mean ${meant}?`] : [];
    });
}
