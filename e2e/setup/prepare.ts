/** Gets the tests what they need: browsers, web servers, and exports of the present sources to visit. */
import { buildIfChanged } from './builds/build';
import { buildSecond } from './builds/second';
import { buildTrial } from './builds/trial';
import { plain, second, trial, under } from './exports';
import { install } from './install';

install();
for (const exported of [plain, under]) buildIfChanged(exported);
buildIfChanged(trial, buildTrial);
buildIfChanged(second, buildSecond);
