/** Finds the lines of keys in a JSON file, so that a fault can name its line. */
import { transformSync } from 'esbuild';

/** The line of each key, the first line being 1: of `hero.title`, and of `hero`, which has others below it. */
export function linesByKey(json: string): Map<string, number> {
  const lines = new Map<string, number>();
  const parents: string[] = [];
  let key = '';
  let line = 1;
  for (const [token, colon] of json.matchAll(/"(?:\\.|[^"\\])*"(\s*:)?|[{}\n]/g)) {
    if (colon) {
      key = JSON.parse(token.slice(0, -colon.length));
      lines.set([...parents.slice(1), key].join('.'), line);
    }
    if (token === '{') parents.push(key);
    if (token === '}') parents.pop();
    line += token.split('\n').length - 1;
  }
  return lines;
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

/** The line at which a text stops being JSON, and why; nothing if it is JSON. JSON.parse does not always tell the place. */
export function syntaxFault(json: string): { line: number; reason: string } | undefined {
  try {
    JSON.parse(json);
  } catch (error) {
    try {
      transformSync(json, { loader: 'json', logLevel: 'silent' });
    } catch (failure) {
      const [first] =
        (failure as { errors?: { text: string; location?: { line: number } }[] }).errors ?? [];
      if (first) return { line: first.location?.line ?? 1, reason: first.text };
    }
    return { line: 1, reason: String(error) };
  }
}
