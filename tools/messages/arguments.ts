/** What was typed behind `npm run messages --`. */

type Arguments = {
  isStamp: boolean;
  /** The languages that are named; none if the command is about all. */
  languages: readonly string[];
  /** What is wrong, if anything. */
  fault?: string;
};

/**
 * Reads `fi`, `--stamp`, `--stamp fi sv` and `--stamp all`.
 * @param codes the languages of the site
 */
export function readArguments(typed: readonly string[], codes: readonly string[]): Arguments {
  const isStamp = typed[0] === '--stamp';
  const languages = isStamp ? typed.slice(1) : typed;
  const unknown = languages.filter((name) => !codes.includes(name) && !(isStamp && name === 'all'));
  const known = `${isStamp ? 'all, ' : '--stamp, '}${codes.join(', ')}`;
  return {
    isStamp,
    languages: languages.includes('all') ? codes : languages,
    fault: unknown.length > 0 ? `${unknown.join(', ')}: is none of ${known}` : undefined,
  };
}
