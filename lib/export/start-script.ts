import { buildSync } from 'esbuild';

/** `lib/browser/start.ts` with all that it needs, as the text of an inline script. */
export function startScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/browser/start.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text.trim();
}
