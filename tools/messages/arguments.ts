/** What was typed behind `npm run messages --`. */

type Arguments = {
  isStamp: boolean;
  /** The languages that are named; none if the command is about all. */
  languages: readonly string[];
  /** The messages that are named: a stamp is about them alone, and without a stamp their arguments are shown. */
  keys: readonly string[];
  /** What is wrong, if anything. */
  fault?: string;
};

/**
 * Reads `fi`, `fi hero.title`, `fi hero` (all below it), `--stamp`, `--stamp fi sv`, `--stamp fi hero.title` and `--stamp all`.
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
  const known = [...codes, ...(isStamp ? ['all'] : [])];
  const languageNamed = (name: string) =>
    known.find((code) => code.toLowerCase() === name.toLowerCase());
  const languages = names.flatMap((name) => languageNamed(name) ?? []);
  const keysOf = (name: string) =>
    messages.filter((key) => key === name || key.startsWith(`${name}.`));
  // A code, such as `no`, is never a part of the messages.
  const keys = names.filter((name) => !languageNamed(name)).flatMap(keysOf);
  const unknown = names.filter((name) => !languageNamed(name) && keysOf(name).length === 0);
  function faultOf(): string | undefined {
    if (unknown.length > 0)
      return `${unknown.join(', ')}: is none of ${known.join(', ')}, no key of a message${isStamp ? '' : ' and not --stamp'}`;
    if (keys.length > 0 && languages.length === 0)
      return `${keys.join(', ')}: of which language? Write it before: ${isStamp ? '--stamp ' : ''}de ${keys[0]}`;
    return undefined;
  }

  return {
    isStamp,
    languages: languages.includes('all') ? codes : languages,
    keys,
    fault: faultOf(),
  };
}
