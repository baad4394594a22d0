/** What the browser runs, bundled by esbuild: two scripts within pages, and files that pages and scripts load. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { siteIn } from './language/site';
import { settings } from './site';

/** The folder of the script files on the site, with a slash at both ends. */
export const scriptFolder = '/scripts/';

const development = process.env.NODE_ENV === 'development';

/** @returns the files that come of it, by name */
function bundle(entry: string, options: BuildOptions): Map<string, string> {
  const { outputFiles = [] } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: !development,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    write: false,
    outdir: 'scripts',
    ...options,
    define: { ...options.define, 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text.trim()]));
}

/** @param values what the script leaves to be filled in, by name */
function inline(entry: string, values: Record<string, unknown> = {}): string {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const [text] = bundle(entry, { format: 'iife', define: Object.fromEntries(define) }).values();
  return text;
}

/** Done once a process; in development each time, so that a change is seen. */
function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => {
    if (development) return make();
    made ??= make();
    return made;
  };
}

/** Decides on the language in the head of every page. */
export const decisionScript = once(() =>
  inline('lib/browser/decide-language.ts', { SITE: siteIn(settings.BASE_PATH) }),
);

/** Runs the contact form, right behind it. */
export const contactFormScript = once(() => inline('components/contact/contact-form.inline.ts'));

/** The script files by name. A name changes with the contents of its file. */
export const scriptFiles = once(() =>
  bundle('app/client.ts', {
    format: 'esm',
    splitting: true,
    entryNames: development ? 'main' : 'main-[hash]',
    chunkNames: '[name]-[hash]',
  }),
);

/** The one file that every page loads, with the hash that binds the page to it. */
export const mainScript = once(() => {
  const [name, text] = [...scriptFiles()].find(([file]) => file.startsWith('main')) ?? [];
  if (!name || !text) throw new Error('app/client.ts was not bundled');
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { address: `${settings.BASE_PATH}${scriptFolder}${name}`, integrity };
});

/** Has browsers that can do so render a page of this site ahead, while the pointer rests on its link. */
export function speculationRules(): string {
  const pages = { href_matches: `${settings.BASE_PATH}/*` };
  // A language is changed in place, and a place on the same page is there already.
  const others = { not: { selector_matches: '[hreflang], [href^="#"]' } };
  const where = { and: [pages, others] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
