/** Sets every setting, as in an operator's shell, for the steps of the workflow that follow. */
import { appendFileSync } from 'node:fs';
import { filledSettings } from '../../../lib/testing/filled-operator';

const lines = Object.entries(filledSettings).map(([name, value]) => `${name}=${value}\n`);
const { GITHUB_ENV } = process.env;
if (!GITHUB_ENV) throw new Error('GITHUB_ENV is not set: this is for the workflow alone');
appendFileSync(GITHUB_ENV, lines.join(''));
