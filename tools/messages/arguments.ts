/** What was typed behind `npm run messages --`. */

type Arguments = {
  isStamp: boolean;
  /** The languages that are named; none if the command is about all. */
  languages: readonly string[];
  /** The messages that a stamp is about; none if it is about all of these languages. */
  keys: readonly string[];
  /** What is wrong, if anything. */
  fault?: string;
};

/**
 * Reads `fi`, `--stamp`, `--stamp fi sv`, `--stamp fi hero.title` and `--stamp all`.
 * @param codes the languages of the site
 * @param messages the keys of its messages
 */
export function readArguments(
  typed: readonly string[],
  codes: readonly string[],
  messages: readonly string[],
): Arguments {
  const isStamp = typed[0] === '--stamp';
  const names = isStamp ? typed.slice(1) : typed;
  const languages = names.filter((name) => codes.includes(name) || (isStamp && name === 'all'));
  const keys = isStamp ? names.filter((name) => messages.includes(name)) : [];
  const unknown = names.filter((name) => !languages.includes(name) && !keys.includes(name));
  const known = `${isStamp ? 'all, ' : '--stamp, '}${codes.join(', ')}`;
  const faults = [
    ...(unknown.length > 0
      ? [`${unknown.join(', ')}: is none of ${known}${isStamp ? ', and no key of a message' : ''}`]
      : []),
    ...(keys.length > 0 && languages.length === 0
      ? [`${keys.join(', ')}: of which language? Write it before: --stamp de ${keys[0]}`]
      : []),
  ];
  return {
    isStamp,
    languages: languages.includes('all') ? codes : languages,
    keys,
    fault: faults[0],
  };
}
