/** `npm run build` with faults in settings, operators' details and texts, as a real process on a copy of the project. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '../../lib/site/company-rules';
import { unset } from '../../lib/testing/filled-operator';
import { testConfig } from '../../lib/testing/test-site';
import { copyProject } from '../testing/project-copy';

const project = '.out-refused';
afterAll(() => rmSync(project, { recursive: true }));

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(project, file), text.replace(from, to));
}

/** Whoever's site it is: in the copy its companies are these. */
function configureCompanies(companies: object): void {
  renameSync(join(project, 'site.config.ts'), join(project, 'operator.config.ts'));
  writeFileSync(
    join(project, 'site.config.ts'),
    `import site from './operator.config';\nexport default { ...site, topFive: [], companies: ${JSON.stringify(companies)} };\n`,
  );
}

test('names all faults at once, each in a line with an example, and touches nothing', () => {
  copyProject(project);
  const { singapore, germany } = testConfig.companies;
  const samples = Object.fromEntries(
    fieldsOf(singapore).map((field) => [field, `Example ${field}`]),
  );
  configureCompanies({
    singapore: {
      ...{ ...singapore, ...samples, phone: '+61 2 5550 0100', addressCountry: 'AU' },
      ...{ email: 'hello@guide.example', dataProtectionOfficer: 'privacy@guide.example' },
    },
    germany: { ...germany, email: 'hallo at guide.de', phone: '+49 30 4567890', vatId: undefined },
  });
  change('messages/de.json', '"earn_cta"', '"earn"');
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, 'out/index.html'), 'The previous export');
  const before = readdirSync(project);

  const faulty = { SITE_URL: 'http://www.my-surveys.sg/ ', BASE_PATH: '/surveys/../..' };
  const command = ['--import', 'tsx', 'tools/commands/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...unset, ...faulty },
  });
  expect(status).toBe(1);
  expect(stderr).not.toContain('    at ');
  const lines = stderr.split('\n').filter((line) => line.startsWith('  - '));
  const inPlace = (field: string) =>
    field === 'addressCountry' ? 'belongs to a city that is a sample' : 'is a sample';
  const withExample = [
    ...['SITE_URL contains', 'BASE_PATH must', 'site.config.ts: companies.germany.email must be'],
    'site.config.ts: companies.germany.vatId is missing',
    ...fieldsOf(singapore).map(
      (field) => `site.config.ts: companies.singapore.${field} ${inPlace(field)}`,
    ),
    ...['PARTNER_URL is a sample', 'AFFILIATE_ID is not set', 'CONTACT_ENDPOINT is not set'],
  ];
  expect(lines).toEqual([
    ...withExample.map((start) => expect.stringMatching(`^  - ${start}.*Example: .`)),
    expect.stringContaining('messages/de.json: header.earn_cta'),
    expect.stringContaining('messages/de.json: header.earn'),
  ]);
  expect(readdirSync(project)).toEqual(before);
  expect(readdirSync(join(project, 'out'))).toEqual(['index.html']);
});
