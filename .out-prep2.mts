import { buildSite } from './e2e/setup/build-site';
import { under } from './e2e/setup/sites';

buildSite(under);
