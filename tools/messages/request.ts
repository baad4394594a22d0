/** What was typed behind `npm run messages --`. */
import { parseArgs } from 'node:util';

export type Request = {
  /** Check all, show what arguments become, or note which translations are up to date. */
  task: 'check' | 'values' | 'up-to-date';
  /** The languages that are named; all if none is. */
  languages: readonly string[];
  /** The messages that are named, in full: all if none is. */
  keys: readonly string[];
};

/** What was typed asks for nothing that there is. */
export class RequestError extends Error {}

const options = { 'up-to-date': { type: 'boolean' } } as const;

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true });
  } catch (error) {
    throw new RequestError((error as Error).message);
  }
}

/**
 * Reads `fi`, `fi hero.title`, `fi hero` (all below it), `--up-to-date fi hero.title` and
 * `--up-to-date all`.
 * @param codes the languages of the site
 * @param messages the keys of its messages
 * @throws RequestError
 */
export function readRequest(
  typed: readonly string[],
  codes: readonly string[],
  messages: readonly string[],
): Request {
  const { values, positionals } = parse(typed);
  // A code, such as `no`, is never a part of the messages.
  const languages = positionals.flatMap(
    (name) => codes.find((code) => code.toLowerCase() === name.toLowerCase()) ?? [],
  );
  const names = positionals.filter(
    (name) => name !== 'all' && !codes.some((code) => code.toLowerCase() === name.toLowerCase()),
  );
  const keysBelow = (name: string) => messages.filter((key) => `${key}.`.startsWith(`${name}.`));
  const unknown = names.filter((name) => keysBelow(name).length === 0);
  if (unknown.length > 0)
    throw new RequestError(
      `${unknown.join(', ')}: no language of site.config.ts (${codes.join(', ')}), and no key of a message`,
    );
  const keys = names.flatMap(keysBelow);
  const namesNone = languages.length === 0 && !positionals.includes('all');
  if (namesNone && (keys.length > 0 || values['up-to-date']))
    throw new RequestError('Of which language? Name it before the key: de hero.title');
  const request = {
    languages: languages.length > 0 ? languages : codes,
    keys: keys.length > 0 ? keys : messages,
  };
  if (values['up-to-date']) return { task: 'up-to-date', ...request };
  return { task: keys.length > 0 ? 'values' : 'check', ...request };
}
