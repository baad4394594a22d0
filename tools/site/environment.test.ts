/** Which `.env` files a command reads, in real processes: within one, the files are read once. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
for (const mode of ['development', 'production'])
  writeFileSync(join(folder, `.env.${mode}`), `SITE_CONFIG=${mode}.config.ts\n`);
afterAll(() => rmSync(folder, { recursive: true }));

const { SITE_CONFIG: _, NODE_ENV: __, ...others } = process.env;
const shell = others as NodeJS.ProcessEnv;

/** Runs a program in the folder. */
function run(...program: string[]): string {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, ...program], {
    cwd: folder,
    encoding: 'utf8',
    env: shell,
  });
  return stdout + stderr;
}

test.each([
  ['dev', 'development'],
  ['build', 'production'],
  ['messages', 'production'],
])('npm run %s reads .env.%s', (command, mode) => {
  expect(run(resolve(`tools/commands/${command}.ts`))).toBe(`${mode}.config.ts is missing\n`);
});

test('a value that its # would cut is checked whole, and named with its place', () => {
  writeFileSync(
    join(folder, '.env.local'),
    'SITE_URL=https://guide.test\nPARTNER_URL=https://partner.test/#1\n',
  );
  const program = join(folder, 'settings.mts');
  writeFileSync(
    program,
    `import { readEnvironment } from '${pathToFileURL(resolve('tools/site/environment.ts')).href}';
const { variables, faults, sourceOf } = readEnvironment();
console.log(variables.PARTNER_URL, sourceOf('PARTNER_URL'), faults.map(({ place }) => place));`,
  );
  expect(run(program)).toBe("https://partner.test/#1 from .env.local [ '.env.local:2' ]\n");
});

test('Next.js finds the variables of the shell alone, and reads the files itself', () => {
  const module = pathToFileURL(resolve('tools/site/environment.ts')).href;
  const program = join(folder, 'program.mts');
  writeFileSync(
    program,
    `import { readEnvironment } from '${module}';
const present = () => JSON.stringify(Object.entries(process.env).sort());
const before = present();
readEnvironment('development');
console.log(present() === before);`,
  );
  expect(run(program)).toBe('true\n');
});
