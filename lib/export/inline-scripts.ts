/** The scripts that stand in every page, as text, each with all that it needs. */
import { buildSync } from 'esbuild';
import { siteIn, storageKey } from '../language/site';

/** @param values what the script leaves to be filled in, by name */
function bundle(entry: string, values: Record<string, unknown> = {}): string {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(define),
    write: false,
  });
  return outputFiles[0].text.trim();
}

/** What decides on the language in the head, for the site in this folder of its host. */
export function headScript(base: string): string {
  return bundle('lib/browser/decide-language.ts', { SITE: siteIn(base), STORAGE_KEY: storageKey });
}

/** What starts the framework at the end of the body. */
export function startScript(): string {
  return bundle('lib/browser/start.ts');
}
