/** Hosts that have no server to install, with the functions that the build makes for them. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from './servers';

/** A function from the build, run before the files of the export: by Node.js, or by another program that is as able. */
export function emulated(
  name: string,
  host: 'cloudflare' | 'cloudfront' | 'netlify',
  program = [process.execPath, '--import', 'tsx'],
): Server {
  return {
    name,
    redirects: true,
    nearest404: host !== 'cloudfront',
    command: ({ folder, port, exported }) => {
      const built = {
        cloudflare: `${exported.folder}/_worker.js`,
        cloudfront: `${exported.folder}-hosts/cloudfront.js`,
        netlify: `${exported.folder}-hosts/netlify/language.js`,
      };
      // As a module it needs a name that says so.
      const copy = join(folder, host === 'cloudfront' ? 'function.js' : 'function.mjs');
      copyFileSync(built[host], copy);
      const script = 'e2e/setup/hosts/emulate.ts';
      return [...program, script, host, copy, join(folder, 'www'), String(port)];
    },
  };
}

export const emulations = [
  emulated('CloudFront (its function in Node.js)', 'cloudfront'),
  emulated('Cloudflare Pages (its worker in Node.js)', 'cloudflare'),
  emulated('Netlify (its function in Node.js)', 'netlify'),
];
