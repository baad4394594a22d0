/**
 * Hosts by their own command line tools, which are too heavy to be packages of the project: npx fetches them. These
 * versions are the last ones that run on Node.js 20.
 */
import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Export } from '../exports';
import { emulated, type Server } from './servers';

const [wrangler, netlifyCli, deno] = ['wrangler@4.86.0', 'netlify-cli@26.2.0', 'deno@2.9.6'];

/** The start of a command from these packages. */
function npx(...packages: string[]): string[] {
  return ['npx', '--yes', '--ignore-scripts', ...packages.map((name) => `--package=${name}`), '--'];
}

/** Below a base path: what the host reads at the root of what is published, and nowhere else. */
function moveToRoot(folder: string, { basePath }: Export): void {
  if (!basePath) return;
  for (const name of ['_headers', '_redirects', '_routes.json', '_worker.js'])
    renameSync(join(folder, 'www', basePath, name), join(folder, 'www', name));
}

const cloudflare: Server = {
  name: `Cloudflare Pages (${wrangler})`,
  redirects: true,
  nearest404: true,
  env: { CI: '1', WRANGLER_SEND_METRICS: 'false' },
  command: ({ folder, port, exported }) => {
    moveToRoot(folder, exported);
    return [
      ...[...npx(wrangler), 'wrangler', '--cwd', folder, 'pages', 'dev', 'www'],
      ...['--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-04-01', '--show-interactive-dev-session=false'],
    ];
  },
};

const netlify: Server = {
  name: `Netlify (${netlifyCli})`,
  redirects: true,
  nearest404: true,
  env: { CI: '1', NETLIFY_TELEMETRY_DISABLED: '1' },
  command: ({ folder, port, exported }) => {
    moveToRoot(folder, exported);
    mkdirSync(join(folder, 'edge'));
    copyFileSync(`${exported.folder}-hosts/netlify/language.js`, join(folder, 'edge/language.js'));
    const settings = '[build]\npublish = "www"\nedge_functions = "edge"\n';
    writeFileSync(join(folder, 'netlify.toml'), settings);
    return [
      // It runs functions in Deno, and would fetch that from elsewhere.
      ...[...npx(netlifyCli, deno), 'netlify', 'dev', '--cwd', folder, '--offline'],
      ...['--dir', join(folder, 'www'), '--port', String(port), '--no-open'],
    ];
  },
};

/** What the log of Netlify's tool says if it cannot fetch what it runs functions with. */
export const functionsMissing = 'Failed to load edge functions';

export const commandLines = [
  cloudflare,
  netlify,
  emulated('Netlify (its function in Deno)', 'netlify', [...npx(deno), 'deno', 'run', '-A']),
];
