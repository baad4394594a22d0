/** What the browser runs, bundled by esbuild: two scripts within pages, and files that pages and scripts load. */
import { basename } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { registryFor } from './language/registry';
import type { Locale } from './locales';
import { memoize } from './memoize';
import { sha256 } from './sha256';
import { settings } from './site';

/** The folder of the script files on the site, with a slash at both ends. */
const scriptFolder = '/scripts/';

const development = process.env.NODE_ENV === 'development';

type Files = ReadonlyMap<string, string>;

/** @returns the texts of the files that come of it, by name */
async function bundle(entries: string[], options: BuildOptions): Promise<Files> {
  const { outputFiles = [] } = await build({
    entryPoints: entries,
    bundle: true,
    minify: !development,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    write: false,
    outdir: 'scripts',
    entryNames: development ? '[name]' : '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    ...options,
    define: { ...options.define, 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text.trim()]));
}

/** @param values what the script leaves to be filled in, by name */
async function inline(entry: string, values: Record<string, unknown> = {}): Promise<string> {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const files = await bundle([entry], { format: 'iife', define: Object.fromEntries(define) });
  return [...files.values()].join('');
}

/** Done once a process for each key; in development each time, so that a change is seen. */
function once<Result, Key = void>(make: (key: Key) => Result): (key: Key) => Result {
  return development ? make : memoize(make);
}

/** The file of an entry. Its name begins as the entry's. */
function find(files: Files, name: string): string {
  const found = [...files.keys()].find(
    (file) => file.startsWith(`${name}-`) || file === `${name}.js`,
  );
  if (!found) throw new Error(`There is no script ${name}`);
  return found;
}

/** Decides on the language, in the head of a page that these languages have. */
export const headScript = once((codes: readonly Locale[]) =>
  inline('lib/browser/decide-language.ts', { REGISTRY: registryFor(settings.BASE_PATH, codes) }),
);

/** Runs the contact form, right behind it. */
export const contactFormScript = once(() => inline('components/contact/contact-form.inline.ts'));

/** Bundled apart from the script that loads them: else what both use would be a third file of every visit. */
const widgetFiles = once(() =>
  bundle(['components/**/*.widget.tsx'], { format: 'esm', splitting: true }),
);

/** Leads `import('./drawer.widget')` to the widget's file. */
function widgetsIn(files: Files): Plugin {
  return {
    name: 'widgets',
    setup({ onResolve }) {
      onResolve({ filter: /\.widget$/ }, ({ path }) => ({
        path: `./${find(files, basename(path))}`,
        external: true,
      }));
    },
  };
}

/** The script files by name. A name changes with the contents of its file. */
export const scriptFiles = once(async (): Promise<Files> => {
  const widgets = await widgetFiles();
  const client = await bundle(['app/client.ts'], { format: 'esm', plugins: [widgetsIn(widgets)] });
  return new Map([...client, ...widgets]);
});

/** The one file that every page loads, with the hash that binds the page to it. */
export const clientScript = once(async () => {
  const files = await scriptFiles();
  const name = find(files, 'client');
  return {
    address: `${settings.BASE_PATH}${scriptFolder}${name}`,
    integrity: sha256(files.get(name) ?? ''),
  };
});

/** Has browsers that can do so render a page of this site ahead, while the pointer rests on its link. */
export function speculationRules(): string {
  const pages = { href_matches: `${settings.BASE_PATH}/*` };
  // A language is changed in place, and a place on the same page is there already.
  const others = { not: { selector_matches: '[hreflang], [href^="#"]' } };
  const where = { and: [pages, others] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
