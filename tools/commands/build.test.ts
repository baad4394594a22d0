/**
 * `npm run build` with faults in settings, operators' details and texts, as a real process on a
 * copy of the project.
 */
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

/** A command of npm, without anything that the shell has set. */
function run(command: string, settings: Record<string, string | undefined> = {}) {
  const empty = Object.fromEntries(Object.keys(unset).map((name) => [name, undefined]));
  return spawnSync(process.execPath, ['--import', 'tsx', `tools/commands/${command}.ts`], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, ...empty, ...settings },
  });
}

/** Gives the copy these companies, whatever the project's site has, for English and German. */
function configureCompanies(companies: object): void {
  const languages = testConfig.languages.slice(0, 2);
  const parts = { topFive: [], languages, companies };
  const { answersIn, checked, host } = testConfig.facts;
  renameSync(join(project, 'site.config.ts'), join(project, 'operator.config.ts'));
  writeFileSync(
    join(project, 'site.config.ts'),
    `import site from './operator.config';\nexport default { ...site, ...${JSON.stringify(parts)}, facts: { ...site.facts, ...${JSON.stringify({ answersIn, checked, host })} } };\n`,
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
      ...singapore,
      ...samples,
      phone: '+61 2 5550 0100',
      addressCountry: 'AU',
      email: 'hello@guide.example',
      dataProtectionOfficer: 'privacy@guide.example',
    },
    germany: { ...germany, email: 'hallo at guide.de', phone: '+49 30 4567891', vatId: undefined },
  });
  change('messages/de.json', '"earn_cta"', '"earn"');
  mkdirSync(join(project, 'out'));
  for (const file of ['index.html', '_redirects'])
    writeFileSync(join(project, 'out', file), 'The previous export');
  const before = readdirSync(project);

  const faulty = { SITE_URL: 'http://www.my-surveys.sg/ ', BASE_PATH: '/surveys/../..' };
  const { status, stderr } = run('build', faulty);
  expect(status).toBe(1);
  expect(stderr).not.toContain('    at ');
  const lines = stderr.split('\n').filter((line) => line.startsWith('  - '));
  const inPlace = (field: string) =>
    field === 'addressCountry' ? 'belongs to a city that is a sample' : 'is a sample';
  const withExample = [
    'SITE_URL: contains',
    'BASE_PATH: must',
    'site.config.ts: companies.germany.email: must be',
    'site.config.ts: companies.germany.vatId: is missing',
    ...fieldsOf(singapore).map(
      (field) => `site.config.ts: companies.singapore.${field}: ${inPlace(field)}`,
    ),
    'PARTNER_URL: is a sample',
    'AFFILIATE_ID: is not set',
    'CONTACT_ENDPOINT: is not set',
  ];
  const ofMessages = lines.filter((line) => line.startsWith('  - messages/'));
  expect(lines).toEqual([
    ...withExample.map((start) => expect.stringMatching(`^  - ${start}.*Example: .`)),
    ...ofMessages,
  ]);
  // Faults of the project's own messages are reported by tools/messages/messages.test.ts.
  expect(ofMessages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/messages\/de\.json:\d+: header\.earn_cta: is missing/),
      expect.stringMatching(/messages\/de\.json:\d+: header\.earn: is no key/),
    ]),
  );
  expect(readdirSync(project)).toEqual(before);
  expect(readdirSync(join(project, 'out'))).toEqual(['_redirects', 'index.html']);
});

test('.env is read, and what the shell has set comes first', () => {
  writeFileSync(
    join(project, '.env'),
    'SITE_URL=https://www.kaya-guides.sg\nAFFILIATE_ID=a b\nFACEBOOK_URI=https://www.facebook.com/kaya\n',
  );
  const { stderr } = run('build', { AFFILIATE_ID: '' });
  expect(stderr).toContain('  - AFFILIATE_ID: is not set');
  expect(stderr).toContain('  - .env: FACEBOOK_URI: is no setting. Did you mean FACEBOOK_URL?');
  const { stderr: inPrivate } = run('build', { SITE_URL: '' });
  expect(inPrivate).toContain('  - .env: AFFILIATE_ID: must consist of');
  expect(inPrivate).not.toContain('is a sample');
  rmSync(join(project, '.env'));
});

test.each([
  ['{ languages: [, }', /^site\.config\.ts:3:\d+: Unexpected "\}"\n$/],
  ['{ languages: [], pages: pagse }', /^site\.config\.ts:3:\d+: pagse is not defined\n$/],
])('an error in the configuration is named with its place: %s', (value, line) => {
  const before = readFileSync(join(project, 'site.config.ts'));
  writeFileSync(join(project, 'site.config.ts'), `// A comment\n\nexport default ${value};\n`);
  expect(run('build').stderr).toMatch(line);
  writeFileSync(join(project, 'site.config.ts'), before);
});

test('a configuration that exports nothing is named', () => {
  writeFileSync(join(project, 'site.config.ts'), 'const site = {};\n');
  expect(run('build').stderr).toMatch(/^site\.config\.ts exports no configuration\. It has to say/);
});

test('npm run dev names a setting that cannot be used, with its file', () => {
  writeFileSync(join(project, 'site.config.ts'), `export default ${JSON.stringify(testConfig)};\n`);
  writeFileSync(join(project, '.env'), 'AFFILIATE_ID=leaf#7\n');
  // Without texts it ends in any case.
  rmSync(join(project, 'messages/en.json'));
  expect(run('dev').stderr).toMatch(
    /^The settings cannot be used:\n {2}- \.env: AFFILIATE_ID: must consist of .*: "leaf#7"\. .*\n$/,
  );
});
