/** `npm run build` with faults in settings, operators' details and texts, as a real process on a copy of the project. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Details, fieldsOf } from '../../lib/site/company-rules';
import config from '../../site.config';
import { copyProject } from '../testing/project-copy';

const project = '.out-refused';
afterAll(() => rmSync(project, { recursive: true }));

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(project, file), text.replace(from, to));
}

test('names all faults at once, each in a line with an example, and touches nothing', () => {
  copyProject(project);
  change('site.config.ts', "      vatId: 'DE000000000 (Example)',\n", '');
  change('site.config.ts', 'hallo@survey-guide.example', 'hallo at survey-guide.example');
  change('messages/de.json', '"earn_cta"', '"earn"');
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, 'out/index.html'), 'The previous export');
  const before = readdirSync(project);

  const faulty = { SITE_URL: 'http://www.my-surveys.sg/ ', BASE_PATH: '/surveys/../..' };
  const command = ['--import', 'tsx', 'tools/commands/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...faulty, CONTACT_ENDPOINT: '' },
  });
  expect(status).toBe(1);
  expect(stderr).not.toContain('    at ');
  const lines = stderr.split('\n').filter((line) => line.startsWith('  - '));
  const sampled = Object.entries<Details>(config.companies).flatMap(([id, company]) => {
    const others = [
      'postalCode',
      'city',
      'region',
      'addressCountry',
      ...(id === 'germany' ? ['vatId'] : []),
    ];
    const fields = fieldsOf(company).filter((field) => !others.includes(field));
    return fields.map((field) => `site.config.ts: companies.${id}.${field} is a sample`);
  });
  const withExample = [
    ...['SITE_URL contains', 'BASE_PATH must', 'site.config.ts: companies.germany.email must be'],
    ...['site.config.ts: companies.germany.vatId is missing', ...sampled],
    ...['PARTNER_URL is a sample', 'CONTACT_ENDPOINT is not set'],
  ];
  const ofMessages = lines.filter((line) => line.startsWith('  - messages/'));
  expect(lines).toEqual([
    ...withExample.map((start) => expect.stringMatching(`^  - ${start}.*Example: .`)),
    ...ofMessages,
  ]);
  // Whether the project's own messages have faults, tools/messages/messages.test.ts tells.
  expect(ofMessages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/messages\/de\.json:\d+: header\.earn_cta: is missing/),
      expect.stringMatching(/messages\/de\.json:\d+: header\.earn: is not a key/),
    ]),
  );
  expect(readdirSync(project)).toEqual(before);
  expect(readdirSync(join(project, 'out'))).toEqual(['index.html']);
});
