/** Bundles scripts for the browser with esbuild, while pages are rendered. */
import { basename } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import packageFile from '../../package.json';
import { memoize } from './memoize';

// Next.js sets it. The project's own commands may not.
const { NODE_ENV = 'production' } = process.env;
const development = NODE_ENV === 'development';

/** The browsers that get the design, as esbuild names them: see docs/decisions/html-first.md. */
const target = packageFile.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);

/** The texts of script files by name. */
export type ScriptFiles = ReadonlyMap<string, string>;

/** Bundles these entries. @returns the texts of the files that come of it, by name */
export async function bundle(
  entries: readonly string[],
  options: BuildOptions,
): Promise<ScriptFiles> {
  const { outputFiles = [] } = await build({
    entryPoints: [...entries],
    bundle: true,
    minify: !development,
    target,
    jsx: 'automatic',
    legalComments: 'none',
    write: false,
    outdir: 'scripts',
    entryNames: development ? '[name]' : '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    ...options,
    define: { ...options.define, 'process.env.NODE_ENV': JSON.stringify(NODE_ENV) },
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text.trim()]));
}

/** The file that was bundled from an entry of this name. @throws Error if there is none */
export function fileOfEntry(files: ScriptFiles, name: string): string {
  const found = [...files.keys()].find(
    (file) => file.startsWith(`${name}-`) || file === `${name}.js`,
  );
  if (!found) throw new Error(`There is no script ${name}`);
  return found;
}

/**
 * Makes a result once for each key. In development it is made each time, so that changes have an
 * effect.
 */
export function memoizeForBuild<Result, Key = void>(
  make: (key: Key) => Result,
): (key: Key) => Result {
  return development ? make : memoize(make);
}

/**
 * A script as text, to stand within a page.
 * @param entry its file, as a path in the project
 * @param values the values of the global names that the script declares
 */
export async function inlineScript(
  entry: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const files = await bundle([entry], { format: 'iife', define: Object.fromEntries(define) });
  return [...files.values()].join('');
}
