/**
 * `npm run serve`: serves the finished export as a plain file host would, at http://localhost:3000.
 * The first argument names another folder than `out`. Only this machine reaches it, unless HOST
 * says otherwise.
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { linkTo } from '../../lib/address/links';
import { languageRow, localesOf } from '../../lib/site/languages';
import { exportHandler } from '../serve/handler';
import { builtSite } from '../site/built-site';
import { commandSite } from '../site/command-site';
import { readEnvironment } from '../site/environment';
import { exportFolder, stop } from '../site/stop';

const folder = resolve(exportFolder());
const environment = readEnvironment();
const site = builtSite(folder, await commandSite(environment));
const { HOST, PORT = '3000' } = environment.variables;
const port = Number(PORT);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  stop(`PORT must be a number from 1 to 65535: ${JSON.stringify(PORT)}. Example: PORT=8080`);
}

const server = createServer(exportHandler(folder, site.settings.BASE_PATH));
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stop(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`);
  stop(`It cannot be served: ${error.message}. Example: HOST=127.0.0.1 PORT=8080 npm run serve`);
});
server.listen(port, HOST || '127.0.0.1', () => {
  const lines = localesOf(site).map((locale) => {
    const address = `http://localhost:${port}${linkTo(site, { locale, route: 'home' })}`;
    return `  ${address}  ${languageRow(site, locale).name}`;
  });
  const { SITE_URL, BASE_PATH } = site.settings;
  console.log(`Serving ${folder}, built for ${SITE_URL}${BASE_PATH}/\n${lines.join('\n')}`);
});
