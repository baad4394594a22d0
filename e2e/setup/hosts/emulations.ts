/** Hosts that have no server to install, with the functions that the build makes for them. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsx } from '../../../tools/testing/tsx';
import type { Server } from '../servers';

/** A function from the build, run before the files of the export: by Node.js, or by another program that is as able. */
export function emulated(
  name: string,
  host: 'cloudflare' | 'cloudfront' | 'netlify',
  program = [process.execPath, tsx],
): Server {
  return {
    name,
    configured: false,
    answers: true,
    nearest: host !== 'cloudfront',
    programs: [],
    encodings: [],
    command: ({ folder, port, site }) => {
      const files = {
        // As a module it needs a name that says so.
        cloudflare: join(folder, 'worker.mjs'),
        cloudfront: `${site.folder}-hosts/cloudfront.js`,
        netlify: join(folder, 'language.mjs'),
      };
      if (host === 'cloudflare') copyFileSync(`${site.folder}/_worker.js`, files.cloudflare);
      if (host === 'netlify')
        copyFileSync(`${site.folder}-hosts/netlify/language.js`, files.netlify);
      const script = 'e2e/setup/hosts/emulate.ts';
      return [...program, script, host, files[host], join(folder, 'www'), String(port)];
    },
  };
}

export const emulations = [
  emulated('CloudFront (its function in Node.js)', 'cloudfront'),
  emulated('Cloudflare Pages (its worker in Node.js)', 'cloudflare'),
  emulated('Netlify (its function in Node.js)', 'netlify'),
];
