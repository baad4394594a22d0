/** What package.json promises of Node.js is what the workflow tests. */
import { readFileSync } from 'node:fs';
import { engines } from '../../package.json';

test('the oldest version of each line of Node.js is tested', () => {
  const oldest = engines.node.match(/\d+(\.\d+)*/g) ?? [];
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  const [, matrix = ''] = /node: \[(.*)\]/.exec(workflow) ?? [];
  const tested = matrix.split(', ').map((version) => version.replaceAll('"', ''));
  expect(oldest.length).toBeGreaterThan(0);
  for (const version of oldest) {
    const whole = [version, '0', '0'].join('.').split('.').slice(0, 3).join('.');
    expect(tested).toContain(whole);
  }
});
