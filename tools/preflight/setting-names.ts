/** Finds misspelled names of settings, whose values would be ignored. */
import { closestMatch } from 'leven';
import { type Environment, settingNames } from '../../lib/site/settings';

/** How many letters may be wrong, missing or too many. */
const maxDistance = 2;

/** Parts of names that other programs use, too: Netlify has a SITE_ID. */
const commonParts = ['SITE', 'BASE'];

/** True for a part of a setting's name, from its beginning: `COOKIE_URL` or `COOKIE` for `COOKIE_POLICY_URL`. */
function isPartOf(name: string, setting: string): boolean {
  const words = setting.split('_');
  const parts = name.split('_');
  return (
    !commonParts.includes(name) &&
    parts[0] === words[0] &&
    parts.every((part) => words.includes(part))
  );
}

/** One line for each variable whose name is nearly that of a setting. */
export function misspelledSettings(environment: Environment): string[] {
  const known: readonly string[] = settingNames;
  // Only settings that are absent: if one is set, a similar name is that of another program.
  const absent = settingNames.filter((name) => environment[name] === undefined);
  return Object.keys(environment)
    .filter((name) => environment[name] && !known.includes(name))
    .flatMap((name) => {
      const written = name.toUpperCase();
      const meant =
        closestMatch(written, absent, { maxDistance }) ??
        absent.find((setting) => isPartOf(written, setting));
      return meant ? [`${name} is no setting. Did you mean ${meant}?`] : [];
    });
}
