/**
 * `npm run verify`: what is wrong with the export, by file. Exits non-zero if anything is.
 * The first argument names another folder than `out`; the settings have to be those of its build.
 */

import { addressIn, nameIn } from '../site/built-site';
import { addressAndSource, commandSite } from '../site/command-site';
import { exportFolder, stop } from '../site/stop';
import { verify } from '../verify/verify';

const folder = exportFolder();
const site = await commandSite();
const { SITE_URL, BASE_PATH, SITE_NAME } = site.settings;
const built = addressIn(folder);
if (built && built !== `${SITE_URL}${BASE_PATH}/`)
  stop(
    `${folder}/ was built for ${built}, and this would verify ${addressAndSource(site.settings)}`,
  );
const name = nameIn(folder) ?? SITE_NAME;
if (name !== SITE_NAME)
  stop(`${folder}/ was built with SITE_NAME "${name}", and here it is "${SITE_NAME}"`);

console.log(`Verifying ${addressAndSource(site.settings)}`);
const startedAt = performance.now();
const { faults, pages } = verify(folder, site);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  faults.length === 0 ? `${folder}/ is in order: ${pages} pages, ${seconds} s` : faults.join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;
