import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { memoize } from '../../lib/memoize';

/** A script file and all that a browser loads with it: what it imports, but not what it imports on intent. */
export const withStaticImports = memoize((file: string): string[] => {
  const entry = resolve(file);
  const { metafile } = buildSync({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'nowhere',
  });
  const inputs = new Map(
    Object.entries(metafile.inputs).map(([path, input]) => [resolve(path), input]),
  );
  const found = new Set([entry]);
  // A set hands out what is added while it is walked.
  for (const path of found) {
    for (const { kind, path: imported } of inputs.get(path)?.imports ?? [])
      if (kind === 'import-statement') found.add(resolve(imported));
  }
  return [...found];
});
