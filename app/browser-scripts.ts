/** The scripts of the site: the one in the head of each page, and the files that pages load. */
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { registryFor } from '@/lib/address/decision-registry';
import { fileUrl } from '@/lib/address/links';
import {
  bundle,
  fileOfEntry,
  inlineScript,
  memoizeForBuild,
  type ScriptFiles,
} from '@/lib/bundling/bundle';
import { sha256 } from '@/lib/bundling/integrity';
import { site } from '@/lib/current/site';
import type { Route } from '@/lib/site/names';
import { localesWith } from '@/lib/site/pages';

/** The script in the head of a page. */
export const headScript = memoizeForBuild((route: Route) =>
  inlineScript('lib/browser/decide-language.ts', {
    REGISTRY: registryFor(site, localesWith(site, route)),
  }),
);

/**
 * The widgets, bundled apart from the module that loads them: otherwise esbuild would put their
 * common code into a third file, which every visit would load.
 */
const widgetFiles = memoizeForBuild(() =>
  bundle(['components/**/*.widget.tsx'], { format: 'esm', splitting: true }),
);

/** Resolves `import('./drawer.widget')` to the address of the widget's file. */
function widgetsIn(files: ScriptFiles): Plugin {
  return {
    name: 'widgets',
    setup({ onResolve }) {
      onResolve({ filter: /\.widget$/ }, ({ path }) => ({
        path: `./${fileOfEntry(files, basename(path))}`,
        external: true,
      }));
    },
  };
}

/** The script files by name. A name changes with the contents of its file. */
export const scriptFiles = memoizeForBuild(async (): Promise<ScriptFiles> => {
  const widgets = await widgetFiles();
  const client = await bundle(['app/client.ts'], { format: 'esm', plugins: [widgetsIn(widgets)] });
  return new Map([...client, ...widgets]);
});

/** The address of the module that every page loads, and its hash for `integrity`. */
export const clientScript = memoizeForBuild(async () => {
  const files = await scriptFiles();
  const name = fileOfEntry(files, 'client');
  return {
    address: fileUrl(site, `/scripts/${name}`),
    integrity: sha256(files.get(name) ?? ''),
  };
});

/**
 * Speculation rules: browsers prerender a page of this site while the pointer rests on its link.
 */
export function speculationRules(): string {
  const pages = { href_matches: fileUrl(site, '/*') };
  // Links to other languages exchange the page in place, and links to anchors stay on the page.
  const isNavigation = { not: { selector_matches: '[hreflang], [href^="#"]' } };
  const where = { and: [pages, isNavigation] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
