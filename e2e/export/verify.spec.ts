/** `npm run verify`: says that the export is in order, and names every fault that is planted in a copy. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { allPages } from '../../lib/address/paths';
import { companyOf } from '../../lib/site/companies';
import { filesBelow } from '../../tools/export/files';
import { flatten } from '../../tools/messages/compare';
import { plain } from '../setup/exports';
import { messagesOf } from '../setup/messages';

const exported = filesBelow(plain.folder);

/** What a name in `planted-faults.txt` stands for. */
const names: Record<string, string> = {
  published: '2025-09-15',
  host: 'http://localhost:3000',
  stylesheet: addressOf(/\.css$/),
  module: addressOf(/client-.*\.js$/),
  // It answers for every language of which a fault is planted in its name.
  company: companyOf(plain.site, 'it').company,
};

/** The address of the one file of the export that looks so. */
function addressOf(pattern: RegExp): string {
  return `/${exported.find((file) => pattern.test(file))}`;
}

function plantedFaults() {
  const blocks = readFileSync('e2e/export/planted-faults.txt', 'utf8').trim().split('\n\n');
  return blocks
    .filter((block) => !block.startsWith('#'))
    .map((block) => {
      const [language] = block.split('/', 1);
      const message = (key: string, code = language) => flatten(messagesOf(code)).get(key);
      const text = block.replace(/\[\[(?:(\w+) )?(.+?)\]\]/g, (_, code, name) =>
        String(names[name] ?? message(name, code)),
      );
      const [line, ...lines] = text.split('\n');
      const marked = (mark: string) =>
        lines.filter((one) => one.startsWith(mark)).map((one) => one.slice(2));
      const [[own], [everywhere], [to]] = ['-', '*', '+'].map(marked);
      const from = own ?? everywhere;
      const [, pattern] = from.match(/^\/(.*)\/$/) ?? [];
      return {
        files: everywhere ? exported.filter((file) => file.endsWith('.html')) : line.split(': ', 1),
        from: pattern ? new RegExp(pattern, 'gis') : from,
        to,
        expected: [line, ...marked('>')],
      };
    });
}

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

test('every planted fault is named, with its file, and nothing else is', () => {
  const copy = test.info().outputPath('export');
  cpSync(plain.folder, copy, { recursive: true });
  const plant = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replaceAll(from, to));
    return text.replaceAll(from, to) !== text;
  };
  const faults = plantedFaults();
  for (const { files, from, to, expected } of faults) {
    const changed = files.filter((file) => plant(file, from, to));
    expect(changed, `${expected[0]}: there is no ${from}`).not.toEqual([]);
  }
  const { status, lines } = verify(copy);
  expect(lines).toEqual(faults.flatMap(({ expected }) => expected).sort());
  expect(status).toBe(1);
});

test('it says for which address, and stops at an export for another', () => {
  expect(verify(plain.folder).heading).toBe('Verifying http://localhost:3000/ (SITE_URL not set)');
  const elsewhere = { ...plain.environment, SITE_URL: 'https://www.kaya-guides.sg' };
  expect(verify(plain.folder, elsewhere)).toMatchObject({
    status: 1,
    lines: [],
    errors:
      'out/ was built for http://localhost:3000/, and this would verify https://www.kaya-guides.sg/ (SITE_URL from the shell)\n',
  });
});

test('a folder without an export is refused', () => {
  const { status, errors } = verify('e2e');
  expect(errors).toContain('There is no export in e2e/. Run: npm run build');
  expect(status).toBe(1);
});
