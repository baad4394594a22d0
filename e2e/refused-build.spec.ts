/** `npm run build` with several faults: in the settings, the operators' details and the texts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tools/testing/project-copy';
import { plain } from './setup/sites';
import { expect, test } from './setup/test';
import { treeOf } from './setup/tree';

const project = '.out-refused';

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(project, file), text.replace(from, to));
}

test('names all faults at once, each in a line, and touches nothing', () => {
  copyProject(project);
  change('lib/operators.ts', "    vatId: 'DE000000000 (Example)',\n", '');
  change('lib/operators.ts', "'+49 30 23125 100'", "'030 23125 100'");
  change('lib/operators.ts', "'hallo@survey-guide.example'", "'hallo'");
  change('messages/de.json', '"earn_cta"', '"earn"');
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, 'out/index.html'), 'The previous export');
  const before = treeOf(project);

  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...plain.settings,
      SITE_URL: 'http://www.my-surveys.sg/ ',
      BASE_PATH: '/surveys/../..',
      AFFILIATE_ID: '4343&lang=xx',
      CONTACT_ENDPOINT: 'http://api.my-surveys.sg/contact',
    },
  });
  expect(status).toBe(1);
  const lines = stderr.split('\n').filter((line) => line.startsWith('  - '));
  const samples = lines.filter((line) => line.includes('.company is a sample'));
  expect(samples).toHaveLength(2);
  const setting = (name: string) => expect.stringMatching(`^  - ${name} .*Example: ${name}=\\S`);
  const detail = (name: string, fault: string) =>
    expect.stringMatching(`^  - lib/operators.ts: ${name} ${fault}.*Example: `);
  expect(lines.filter((line) => !line.includes(' is a sample '))).toEqual([
    ...['SITE_URL', 'BASE_PATH', 'AFFILIATE_ID', 'CONTACT_ENDPOINT'].map(setting),
    detail('germany.email', 'must be an e-mail address'),
    detail('germany.phone', 'must be \\+ and'),
    detail('germany.vatId', 'is missing'),
    expect.stringContaining('messages/de.json: header.earn_cta'),
    expect.stringContaining('messages/de.json: header.earn'),
  ]);
  expect(stderr).not.toContain('    at ');
  expect(treeOf(project)).toEqual(before);
});
