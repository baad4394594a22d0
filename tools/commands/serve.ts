/**
 * `npm run serve`: serves the finished export as a plain file host would, at http://localhost:3000.
 * The first argument names another folder than `out`.
 */
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'http-server';
import { localeCodes, localeRow } from '../../lib/locales';
import { linkTo, settings } from '../../lib/site';
import { exportFolder, stop } from '../export/stop';

const folder = resolve(exportFolder());
const port = Number(process.env.PORT ?? 3000);

/** The folder to serve. Under a base path the export hangs in a folder of its own, as on a real host. */
function rootFor(basePath: string): string {
  if (!basePath) return folder;
  const root = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(dirname(join(root, basePath)), { recursive: true });
  symlinkSync(folder, join(root, basePath));
  symlinkSync(join(folder, '404.html'), join(root, '404.html'));
  return root;
}

/** The server redirects `//terms` to `//terms/`, which is another host: other servers merge the slashes too. */
function oneSlash(request: IncomingMessage, response: ServerResponse): void {
  request.url = request.url?.replace(/^[/\\]+/, '/');
  response.emit('next');
}

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(
    `PORT must be a number from 1 to 65535: ${JSON.stringify(process.env.PORT)}. Example: PORT=8080`,
  );
}

const { server } = createServer({
  root: rootFor(settings.BASE_PATH),
  // As hosts have browsers ask each time, and unlike `-1`, which would also forbid the back/forward cache.
  cache: 0,
  showDir: 'false',
  before: [oneSlash],
}) as unknown as { server: import('node:http').Server };
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  stop(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`);
});
server.listen(port, () => {
  const lines = localeCodes.map((locale) => {
    const address = `http://localhost:${port}${linkTo({ locale, route: 'home' })}`;
    return `  ${address}  ${localeRow(locale).name}`;
  });
  console.log(`Serving ${folder}\n${lines.join('\n')}`);
});
