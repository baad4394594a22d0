/** Real web servers, and how each is told to use the files that the build makes for it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt';
import type { Site } from './sites';

const root = process.getuid?.() === 0;
const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const apacheModules = '/usr/lib/apache2/modules';

export type Server = {
  name: string;
  /** True if the files from the build tell it which headers to send. */
  configured: boolean;
  /** True if it answers `?lang` with a redirect. */
  answers: boolean;
  /** True if it sends the 404 page of the nearest folder. */
  nearest: boolean;
  /** What it needs to be there. */
  programs: readonly string[];
  /** The encodings that it can send, best first. */
  encodings: readonly string[];
  environment?: Record<string, string>;
  /** Writes its configuration into a folder that has the export in `www`, and returns its command. */
  command: (place: { folder: string; port: number; site: Site }) => string[];
};

/** nginx with the build's `nginx.conf`: only the port and the folder are others. */
const nginx: Server = {
  name: 'nginx',
  configured: true,
  answers: true,
  nearest: true,
  programs: ['/usr/sbin/nginx'],
  encodings: existsSync(nginxModule) ? ['br', 'gzip'] : ['gzip'],
  command: ({ folder, port, site }) => {
    const brotli = existsSync(nginxModule);
    const shipped = readFileSync(`${site.folder}-hosts/nginx.conf`, 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace(/root \/var\/www\/[^;]+;/, `root ${folder}/www;`)
      .replace('brotli_static on;', brotli ? '$&' : '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = `${brotli ? `load_module ${nginxModule};` : ''}
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
  configured: true,
  answers: true,
  nearest: true,
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
  configured: false,
  answers: false,
  nearest: false,
  programs: ['/usr/bin/python3'],
  encodings: [],
  command: ({ folder, port }) => [
    '/usr/bin/python3',
    ...['-m', 'http.server', '--bind', '127.0.0.1', '--directory', join(folder, 'www')],
    String(port),
  ],
};

/** The plain file host that all other tests run on, as its own command starts it. */
const httpServer: Server = {
  name: 'http-server',
  configured: false,
  answers: false,
  nearest: false,
  programs: [],
  encodings: [],
  command: ({ folder, port }) => [
    process.execPath,
    ...['node_modules/http-server/bin/http-server', join(folder, 'www')],
    ...['-a', '127.0.0.1', '-p', String(port)],
  ],
};

export const servers = [nginx, apache, httpServer, python];

/** The command of nginx's JavaScript engine. */
export const njs = '/usr/bin/njs';

/** What Debian calls them. Apache without its service, which would take port 80. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'apache2-bin', 'media-types'];

/** Fetches missing servers where apt can. Elsewhere their tests are skipped, and say so. */
export function installServers(): void {
  const complete = servers.every((server) => !missing(server)) && existsSync(nginxModule);
  if (!complete) aptInstall(...packages);
  // By itself, because not every release of Debian has it.
  if (!existsSync(njs)) aptInstall('njs');
}

/** What a server misses on this machine, if anything. */
export function missing({ programs }: Server): string | undefined {
  return programs.find((program) => !existsSync(program));
}
