/** Web servers, how each is told to use the files that the build makes for it, and what stands for hosts without one. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Export } from '../exports';

const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(nginxModule);

/** How a host answers, where it differs from a plain one, which knows nothing of languages. */
export type Host = {
  /** True if it answers `?lang` with a redirect. */
  redirects?: boolean;
  /** True if it sends the 404 page of the nearest folder. */
  nearest404?: boolean;
};

export type Server = Host & {
  name: string;
  /** What it needs to be there. */
  programs?: readonly string[];
  /** The encodings that it can send, best first; absent if no file from the build tells it what to send. */
  encodings?: readonly string[];
  env?: Record<string, string>;
  /** Writes its configuration into a folder that has the export in `www`, and returns its command. */
  command: (place: { folder: string; port: number; exported: Export }) => string[];
};

/** nginx with the build's `nginx.conf`: only the port and the folder are others. */
const nginx: Server = {
  name: 'nginx',
  redirects: true,
  nearest404: true,
  programs: ['/usr/sbin/nginx'],
  encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
  command: ({ folder, port, exported }) => {
    const shipped = readFileSync(`${exported.folder}-hosts/nginx.conf`, 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace(/root \/var\/www\/[^;]+;/, `root ${folder}/www;`)
      .replace('brotli_static on;', hasBrotli ? '$&' : '');
    writeFileSync(join(folder, 'site.conf'), shipped);
    copyFileSync('e2e/setup/hosts/nginx.conf', join(folder, 'nginx.conf'));
    const main = `daemon off; ${hasBrotli ? `load_module ${nginxModule};` : ''}`;
    const files = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')];
    return ['/usr/sbin/nginx', ...files, '-g', main];
  },
};

const apache: Server = {
  name: 'Apache',
  redirects: true,
  nearest404: true,
  programs: ['/usr/sbin/apache2', '/usr/lib/apache2/modules'],
  encodings: ['br', 'gzip'],
  command: ({ folder, port }) => [
    ...['/usr/sbin/apache2', '-D', 'FOREGROUND', '-f', resolve('e2e/setup/hosts/apache.conf')],
    ...['-C', `Define FOLDER ${folder}`, '-C', `Define PORT ${port}`],
  ],
};

/** Python's own server, which knows nothing of 404 pages, headers or compression. */
const python: Server = {
  name: 'Python',
  programs: ['/usr/bin/python3'],
  command: ({ folder, port }) =>
    `/usr/bin/python3 -m http.server --bind 127.0.0.1 --directory ${folder}/www ${port}`.split(' '),
};

/** The plain file host that all other tests run on, as its own command starts it. */
const httpServer: Server = {
  name: 'http-server',
  command: ({ folder, port }) =>
    `node node_modules/http-server/bin/http-server ${folder}/www -a 127.0.0.1 -p ${port}`.split(
      ' ',
    ),
};

export const servers = [nginx, apache, httpServer, python];

/** The command of nginx's JavaScript engine. */
export const njs = '/usr/bin/njs';

/** What a server misses on this machine, if anything. */
export function missing({ programs = [] }: Server): string | undefined {
  return programs.find((program) => !existsSync(program));
}

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

/** Hosts that have no server to install, with the functions that the build makes for them. */
export const emulations = [
  emulated('CloudFront (its function in Node.js)', 'cloudfront'),
  emulated('Cloudflare Pages (its worker in Node.js)', 'cloudflare'),
  emulated('Netlify (its function in Node.js)', 'netlify'),
];
