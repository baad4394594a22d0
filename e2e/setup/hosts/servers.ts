/** Real web servers, and how each is told to use the files that the build makes for it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Export } from '../exports';

const root = process.getuid?.() === 0;
const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(nginxModule);
const apacheModules = '/usr/lib/apache2/modules';

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
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = `${hasBrotli ? `load_module ${nginxModule};` : ''}
${root ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/log;
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${shipped}
}`;
    writeFileSync(join(folder, 'main.conf'), main);
    return ['/usr/sbin/nginx', '-e', join(folder, 'log'), '-c', join(folder, 'main.conf')];
  },
};

/** Apache as Debian sets it up, with the export's own `.htaccess`. */
const apache: Server = {
  name: 'Apache',
  redirects: true,
  nearest404: true,
  programs: ['/usr/sbin/apache2', apacheModules],
  encodings: ['br', 'gzip'],
  command: ({ folder, port }) => {
    const modules = [
      ...['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'env', 'setenvif'],
      ...['filter', 'deflate', 'headers', 'rewrite'],
    ];
    const main = `${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/log
${root ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz
AddLanguage br .br
DocumentRoot ${folder}/www
<Directory ${folder}/www>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>`;
    writeFileSync(join(folder, 'main.conf'), main);
    return ['/usr/sbin/apache2', '-D', 'FOREGROUND', '-f', join(folder, 'main.conf')];
  },
};

/** Python's own server, which knows nothing of 404 pages, headers or compression. */
const python: Server = {
  name: 'Python',
  programs: ['/usr/bin/python3'],
  command: ({ folder, port }) => [
    ...['/usr/bin/python3', '-m', 'http.server', '--bind', '127.0.0.1'],
    ...['--directory', join(folder, 'www'), String(port)],
  ],
};

/** The plain file host that all other tests run on, as its own command starts it. */
const httpServer: Server = {
  name: 'http-server',
  command: ({ folder, port }) => [
    ...[process.execPath, 'node_modules/http-server/bin/http-server', join(folder, 'www')],
    ...['-a', '127.0.0.1', '-p', String(port)],
  ],
};

export const servers = [nginx, apache, httpServer, python];

/** The command of nginx's JavaScript engine. */
export const njs = '/usr/bin/njs';

/** What a server misses on this machine, if anything. */
export function missing({ programs = [] }: Server): string | undefined {
  return programs.find((program) => !existsSync(program));
}
