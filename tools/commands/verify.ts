/**
 * `npm run verify`: what is wrong with the export, by file. Exits non-zero if anything is.
 * The first argument names another folder than `out`; the settings have to be those of its build.
 */

import { faultLine } from '../../lib/site/fault';
import { addressIn, nameIn } from '../site/built-site';
import { addressAndSource, commandSite } from '../site/command-site';
import { readEnvironment } from '../site/environment';
import { exportFolder, stop } from '../site/stop';
import { verify } from '../verify/verify';

const folder = exportFolder();
const environment = readEnvironment();
const site = await commandSite(environment);
const { SITE_URL, BASE_PATH } = site.settings;
const built = addressIn(folder);
if (built && built !== `${SITE_URL}${BASE_PATH}/`)
  stop(
    `${folder}/ was built for ${built}, and this would verify ${addressAndSource(site.settings, environment)}`,
  );
const name = nameIn(folder) ?? site.config.name;
if (name !== site.config.name)
  stop(`${folder}/ was built for "${name}", and site.config.ts says "${site.config.name}"`);

console.log(`Verifying ${addressAndSource(site.settings, environment)}`);
const startedAt = performance.now();
const { faults, pages } = verify(folder, site);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  faults.length === 0
    ? `${folder}/ is in order: ${pages} pages, ${seconds} s`
    : faults.map(faultLine).join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;
