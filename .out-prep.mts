import { buildSite } from './e2e/setup/build-site';
import { trial } from './e2e/setup/sites';
import { makeTrial } from './e2e/setup/trial';

makeTrial();
buildSite(trial);
