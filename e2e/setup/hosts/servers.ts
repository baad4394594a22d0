/** Web servers, and how each is told to use the files that the build makes for it. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
  /**
   * Writes its configuration into a folder that has the export in `www`, and returns its command.
   */
  command: (place: { folder: string; port: number; exported: Export }) => string[];
};

/** The folder in which the build's configuration looks for releases. */
function releasesFolder({ site, basePath }: Export): string {
  return `/srv/${new URL(site.settings.SITE_URL).hostname}${basePath}`;
}

/**
 * Writes the present release of a test: the export, and what the build wrote for nginx, with the
 * places of the test.
 */
function writeRelease(folder: string, exported: Export): string {
  const release = join(folder, 'current');
  const hosts = `${exported.folder}-hosts`;
  mkdirSync(join(release, 'out-hosts'), { recursive: true });
  for (const file of readdirSync(hosts).filter((name) => name.endsWith('.conf'))) {
    const text = readFileSync(join(hosts, file), 'utf8');
    writeFileSync(
      join(release, 'out-hosts', file),
      text.replaceAll(releasesFolder(exported), folder),
    );
  }
  symlinkSync(join(folder, 'www', exported.basePath), join(release, 'out'));
  return release;
}

/** The command that runs nginx with these lines in its `http` block. */
function nginxCommand(folder: string, site: string): string[] {
  writeFileSync(join(folder, 'site.conf'), site);
  copyFileSync('e2e/setup/hosts/nginx.conf', join(folder, 'nginx.conf'));
  mkdirSync(join(folder, 'nginx'));
  if (hasBrotli) writeFileSync(join(folder, 'nginx/brotli.conf'), 'brotli_static on;');
  const main = `daemon off; ${hasBrotli ? `load_module ${nginxModule};` : ''}`;
  const files = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')];
  return ['/usr/sbin/nginx', ...files, '-g', main];
}

/** nginx with the build's `nginx.conf`, with the port and the folder of the test. */
export const nginx: Server = {
  name: 'nginx',
  programs: ['/usr/sbin/nginx'],
  encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
  command: ({ folder, port, exported }) =>
    nginxCommand(
      folder,
      readFileSync(join(writeRelease(folder, exported), 'out-hosts/nginx.conf'), 'utf8')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', ''),
    ),
};

/** nginx with a site of its own, which includes what the build writes for a folder. */
export const nginxWithFolder: Server = {
  ...nginx,
  name: 'nginx, included',
  command: ({ folder, port, exported }) => {
    const files = join(writeRelease(folder, exported), 'out-hosts');
    const site = readFileSync('e2e/setup/hosts/nginx-site.conf', 'utf8')
      .replace('PORT', String(port))
      .replaceAll('FILES', files)
      .replace('FOLDER', folder);
    return nginxCommand(folder, site);
  },
};

export const apache: Server = {
  name: 'Apache',
  programs: ['/usr/sbin/apache2', '/usr/lib/apache2/modules'],
  encodings: ['br', 'gzip'],
  command: ({ folder, port }) => [
    '/usr/sbin/apache2',
    '-D',
    'FOREGROUND',
    '-f',
    resolve('e2e/setup/hosts/apache.conf'),
    '-C',
    `Define FOLDER ${folder}`,
    '-C',
    `Define PORT ${port}`,
  ],
};

export const servers = [nginx, apache];

/** What a server needs and this machine lacks, if anything. */
export function missing({ programs }: Server): string | undefined {
  return programs.find((program) => !existsSync(program));
}
