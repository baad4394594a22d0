/** Web servers, and how each is told to use the files that the build makes for it. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Export } from '../exports';

const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(nginxModule);

export type Server = {
  name: string;
  /** What it needs to be there. */
  programs: readonly string[];
  /** The encodings that it can send, best first. */
  encodings: readonly string[];
  /** Writes its configuration into a folder that has the export in `www`, and returns its command. */
  command: (place: { folder: string; port: number; exported: Export }) => string[];
};

/** nginx with the build's `nginx.conf`: only the port and the folder are others. */
export const nginx: Server = {
  name: 'nginx',
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
  programs: ['/usr/sbin/apache2', '/usr/lib/apache2/modules'],
  encodings: ['br', 'gzip'],
  command: ({ folder, port }) => [
    ...['/usr/sbin/apache2', '-D', 'FOREGROUND', '-f', resolve('e2e/setup/hosts/apache.conf')],
    ...['-C', `Define FOLDER ${folder}`, '-C', `Define PORT ${port}`],
  ],
};

export const servers = [nginx, apache];

/** What a server misses on this machine, if anything. */
export function missing({ programs }: Server): string | undefined {
  return programs.find((program) => !existsSync(program));
}
