/** Gets the tests what they need: browsers, web servers, and exports of the present sources to visit. */
import { installBrowser } from './browser';
import { buildIfChanged } from './builds/build';
import { buildSecond } from './builds/second';
import { buildTrial } from './builds/trial';
import { installEngines } from './engines/engines';
import { installServers } from './servers';
import { plain, second, trial, under } from './sites';

console.log(`Testing in ${installBrowser()}`);
installServers();
installEngines();
for (const site of [plain, under]) buildIfChanged(site);
buildIfChanged(trial, buildTrial);
buildIfChanged(second, buildSecond);
