/** Sets every setting, as in an operator's shell, for the steps of the workflow that follow. */
import { appendFileSync } from 'node:fs';
import { filledSettings } from '../../../lib/testing/filled-operator';

const lines = Object.entries(filledSettings).map(([name, value]) => `${name}=${value}\n`);
appendFileSync(process.env.GITHUB_ENV ?? '', lines.join(''));
