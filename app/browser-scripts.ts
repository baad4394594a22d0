/** What the browser runs on every page: the script in the head, and the files that pages and scripts load. */
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
 * Bundled apart from the script that loads them. If they were bundled together, esbuild would put what both use into a
 * third file, which every visit would load.
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

/** The one file that every page loads, with the hash that binds the page to it. */
export const clientScript = memoizeForBuild(async () => {
  const files = await scriptFiles();
  const name = fileOfEntry(files, 'client');
  return {
    address: fileUrl(site, `/scripts/${name}`),
    integrity: sha256(files.get(name) ?? ''),
  };
});

/** Tells browsers that know speculation rules to render a page of this site while the pointer rests on its link. */
export function speculationRules(): string {
  const pages = { href_matches: fileUrl(site, '/*') };
  // Links to another language exchange the page in place, and links to an anchor stay on the page.
  const leavesThePage = { not: { selector_matches: '[hreflang], [href^="#"]' } };
  const where = { and: [pages, leavesThePage] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
