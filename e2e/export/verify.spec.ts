/**
 * `npm run verify` on a real export; the tests beside each of its rules plant a fault for every
 * demand.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { allPages } from '../../lib/address/paths';
import { plain } from '../setup/exports';

function verify(folder: string, environment = plain.environment) {
  const command = ['--import', 'tsx', 'tools/commands/verify.ts', folder];
  const run = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const [heading, ...lines] = run.stdout.trimEnd().split('\n');
  return { status: run.status, heading, lines, errors: run.stderr };
}

test('an export without fault is said to be in order', () => {
  const { status, lines } = verify(plain.folder);
  expect(lines).toEqual([
    expect.stringContaining(` is in order: ${allPages(plain.site).length} pages, `),
  ]);
  expect(status).toBe(0);
});

test('each fault of an export is named in a line, with its file', () => {
  const copy = test.info().outputPath('export');
  cpSync(plain.folder, copy, { recursive: true });
  const replace = (file: string, from: string, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text, file).toContain(from);
    writeFileSync(join(copy, file), text.replaceAll(from, to));
  };
  replace('robots.txt', 'Allow: /', 'Disallow: /');
  replace('terms/index.html', '</main>', '<h1>Terms</h1></main>');
  const { status, lines } = verify(copy);
  expect(lines).toEqual(['robots.txt: has "Disallow: /"', 'terms/index.html: has 2 h1, not one']);
  expect(status).toBe(1);
});

test('it says for which address, and stops at an export for another', () => {
  expect(verify(plain.folder).heading).toBe('Verifying http://localhost:3000/ (SITE_URL not set)');
  const elsewhere = { ...plain.environment, SITE_URL: 'https://www.kaya-guides.sg' };
  expect(verify(plain.folder, elsewhere)).toMatchObject({
    status: 1,
    lines: [],
    errors:
      'out-plain/ was built for http://localhost:3000/, and this would verify https://www.kaya-guides.sg/ (SITE_URL from the shell)\n',
  });
});

test('a folder without an export is refused', () => {
  const { status, errors } = verify('e2e');
  expect(errors).toContain('There is no export in e2e/. Run: npm run build');
  expect(status).toBe(1);
});
