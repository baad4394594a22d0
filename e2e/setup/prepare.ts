/** Gets the tests what they need: browsers, web servers, and the exports to visit. */
import { installBrowser } from './browser';
import { buildSite } from './build-site';
import { installEngines } from './engines/engines';
import { buildSecond } from './second-build';
import { installServers } from './servers';
import { plain, trial, under } from './sites';
import { makeTrial } from './trial';

console.log(`Testing in ${installBrowser()}`);
installServers();
installEngines();
makeTrial();
for (const site of [plain, under, trial]) buildSite(site);
buildSecond();
