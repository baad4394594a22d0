/**
 * Hosts by their own command line tools, which are too heavy to be packages of the project. Both versions are the last
 * ones that run on Node.js 20.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Server } from '../servers';
import type { Site } from '../sites';
import { emulated } from './emulations';

const tools = '.out-tools';
const packages = { wrangler: '4.86.0', 'netlify-cli': '26.2.0', deno: '2.9.6' };

/** Fetches the tools, unless they are there. @throws Error if that fails */
export function installTools(): void {
  for (const [name, version] of Object.entries(packages)) {
    const folder = join(tools, `${name}-${version}`);
    if (existsSync(join(folder, 'node_modules', name))) continue;
    mkdirSync(folder, { recursive: true });
    const parameters = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    const { status } = spawnSync('npm', [...parameters, `${name}@${version}`], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`${name} ${version} cannot be installed`);
  }
  // Its first run puts the program in its place.
  spawnSync(process.execPath, [tool('deno', 'deno/bin.cjs'), '--version']);
}

/** The path of a file of a tool's package. */
function tool(name: keyof typeof packages, file: string): string {
  return resolve(tools, `${name}-${packages[name]}`, 'node_modules', file);
}

/** Below a base path: what the host reads at the root of what is published, and nowhere else. */
function moveToRoot(folder: string, { basePath }: Site): void {
  if (!basePath) return;
  for (const name of ['_headers', '_redirects', '_routes.json', '_worker.js'])
    renameSync(join(folder, 'www', basePath, name), join(folder, 'www', name));
}

const cloudflare: Server = {
  name: `Cloudflare Pages (wrangler ${packages.wrangler})`,
  configured: false,
  answers: true,
  nearest: true,
  programs: [],
  encodings: [],
  environment: { CI: '1', WRANGLER_SEND_METRICS: 'false' },
  command: ({ folder, port, site }) => {
    moveToRoot(folder, site);
    return [
      ...[process.execPath, tool('wrangler', 'wrangler/bin/wrangler.js'), '--cwd', folder],
      ...['pages', 'dev', 'www', '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-04-01', '--show-interactive-dev-session=false'],
    ];
  },
};

const netlify: Server = {
  name: `Netlify (netlify-cli ${packages['netlify-cli']})`,
  configured: false,
  answers: true,
  nearest: true,
  programs: [],
  encodings: [],
  environment: {
    CI: '1',
    NETLIFY_TELEMETRY_DISABLED: '1',
    // It runs functions in Deno, and would fetch that from elsewhere.
    PATH: `${tool('deno', '.bin')}:${process.env.PATH}`,
  },
  command: ({ folder, port, site }) => {
    moveToRoot(folder, site);
    mkdirSync(join(folder, 'edge'));
    copyFileSync(`${site.folder}-hosts/netlify/language.js`, join(folder, 'edge/language.js'));
    writeFileSync(
      join(folder, 'netlify.toml'),
      '[build]\npublish = "www"\nedge_functions = "edge"\n',
    );
    return [
      ...[process.execPath, tool('netlify-cli', 'netlify-cli/bin/run.js'), 'dev', '--cwd', folder],
      ...['--offline', '--dir', join(folder, 'www'), '--port', String(port), '--no-open'],
    ];
  },
};

/** What the log of Netlify's tool says if it cannot fetch what it runs functions with. */
export const functionsMissing = 'Failed to load edge functions';

/** The program itself: the command of the package would leave it running. */
const deno = [tool('deno', 'deno/deno'), 'run', '--allow-all'];

export const commandLines = [
  cloudflare,
  netlify,
  emulated('Netlify (its function in Deno)', 'netlify', deno),
];
