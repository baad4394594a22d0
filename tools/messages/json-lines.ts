/** Finds the lines of keys in a JSON file, so that a fault can name its line. */
import { transformSync } from 'esbuild';

/** Each key with its line, as often as it stands there. A text in a list counts as a key below the list's. */
function* keysIn(json: string): Iterable<[key: string, line: number]> {
  const parents: string[] = [];
  let key = '';
  let line = 1;
  let isInList = false;
  for (const [token, colon = ''] of json.matchAll(/"(?:\\.|[^"\\])*"(\s*:)?|[{}[\]\n]/g)) {
    if (token.startsWith('"')) {
      const text = JSON.parse(token.slice(0, token.length - colon.length));
      if (colon) key = text;
      if (colon || isInList)
        yield [[...parents.slice(1), key, ...(colon ? [] : [text])].join('.'), line];
    }
    if (token === '{') parents.push(key);
    if (token === '}') parents.pop();
    if (token === '[' || token === ']') isInList = token === '[';
    line += token.split('\n').length - 1;
  }
}

/**
 * The line of each key, the first line being 1: of `hero.title`, of `hero`, which has others below it, and of
 * `same_as_english.hero.title`, a text in a list. Of a key that stands twice, the last line, whose value counts.
 */
export function linesByKey(json: string): Map<string, number> {
  return new Map(keysIn(json));
}

/** One line for each key that stands there before: JSON takes the last, and says nothing. */
export function repeatedKeys(json: string): string[] {
  const lines = new Map<string, number>();
  const repeated = new Map<string, string>();
  for (const [key, line] of keysIn(json)) {
    const isBelow = [...repeated.keys()].some((parent) => key.startsWith(`${parent}.`));
    if (lines.has(key) && !isBelow)
      repeated.set(key, `${key}: stands twice, also in line ${lines.get(key)}`);
    lines.set(key, line);
  }
  return [...repeated.values()];
}

/** The line of a key, or of the nearest part that it would belong to, or 1. */
function lineOf(lines: ReadonlyMap<string, number>, key: string): number {
  const line = lines.get(key);
  if (line !== undefined) return line;
  const end = key.lastIndexOf('.');
  return end === -1 ? 1 : lineOf(lines, key.slice(0, end));
}

/** The faults with file and line before them. Each begins with its key and a colon. */
export function located(file: string, json: string, faults: readonly string[]): string[] {
  const lines = linesByKey(json);
  return faults.map((fault) => {
    const [key] = fault.split(': ', 1);
    return `${file}:${lineOf(lines, key)}: ${fault}`;
  });
}

/** What Git leaves in a file that two people have changed. */
const conflict = /^(<{7}|\|{7}|={7}|>{7})/m;

/** The line at which a text stops being JSON, and why; nothing if it is JSON. JSON.parse does not always tell the place. */
export function syntaxFault(json: string): { line: number; reason: string } | undefined {
  if (json.startsWith('\ufeff'))
    return { line: 1, reason: 'begins with a byte order mark: save it as UTF-8 without one' };
  try {
    JSON.parse(json);
  } catch (error) {
    const place = json.search(conflict);
    if (place !== -1)
      return { line: json.slice(0, place).split('\n').length, reason: 'a merge conflict was left' };
    try {
      transformSync(json, { loader: 'json', logLevel: 'silent' });
    } catch (failure) {
      const [first] =
        (failure as { errors?: { text: string; location?: { line: number } }[] }).errors ?? [];
      if (first)
        return {
          line: first.location?.line ?? 1,
          // A comma is missed where the next key begins.
          reason: `${first.text}: here or in the line above`,
        };
    }
    return { line: 1, reason: String(error) };
  }
}
