/**
 * The packages that the project stands on: under licences that fit, and installed without running
 * anything.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { dependencies as endpointDependencies } from '../../examples/contact-endpoint/package.json';
import { scripts, dependencies as siteDependencies } from '../../package.json';
import { filesOf } from '../export/files';

type Locked = {
  license?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
};

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

/**
 * The endpoint, a workspace of this project, stands in the lock file as a folder and a link to it.
 */
for (const path of ['examples/contact-endpoint', 'node_modules/contact-endpoint'])
  delete lock.packages[path];

const dependencies = { ...siteDependencies, ...endpointDependencies };

/** The name of a locked package, which is listed by its folder. */
function nameOf(folder: string): string {
  return folder.replace(/^.*node_modules\//, '');
}

/**
 * Licences that let an MIT project use a package: those of what visitors load, which only want to
 * be named, and those of tools and data of the build, whose terms are kept as they are installed.
 */
const fitting = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 WTFPL Zlib
  CC-BY-3.0 CC-BY-4.0 LGPL-3.0-or-later MPL-2.0 Python-2.0`.split(/\s+/),
);

/** Its package.json names no licence; its own file does. */
const readByHand: Record<string, string> = { 'parse-cache-control': 'BSD-3-Clause' };

/**
 * Entries of the lock file that npm could not hold against what a registry sends, or that come from
 * elsewhere.
 */
function unbound(packages: Record<string, Locked>): string[] {
  const registry = 'https://registry.npmjs.org/';
  return Object.entries(packages)
    .filter(([path, { integrity, resolved = registry, inBundle }]) => {
      // The first entry is the project; a bundled package is bound by the one that it comes in.
      if (path === '' || inBundle) return false;
      return !integrity?.startsWith('sha512-') || !resolved.startsWith(registry);
    })
    .map(([path]) => path);
}

test('every locked package is bound to its contents, those for other systems too', () => {
  expect(unbound(lock.packages)).toEqual([]);
  const others = Object.keys(lock.packages).filter((path) => /(darwin|win32)/.test(path));
  expect(others.length).toBeGreaterThan(20);
});

test('one that is not bound is found', () => {
  const integrity = 'sha512-abc';
  expect(
    unbound({
      '': {},
      right: { integrity },
      bundled: { inBundle: true },
      without: {},
      elsewhere: { integrity, resolved: 'https://registry.example/x.tgz' },
    }),
  ).toEqual(['without', 'elsewhere']);
});

test('every locked package has a licence that fits', () => {
  const unfit = Object.entries(lock.packages).filter(([path, { license, optional }]) => {
    const known = readByHand[nameOf(path)] ?? license;
    // npm notes no licence for the builds of a package for other systems: it is that of the
    // package.
    if (!known) return !optional;
    const licences = known.replace(/[()]/g, '').split(/ AND | OR /);
    return !licences.every((licence) => fitting.has(licence));
  });
  expect(unfit).toEqual([]);
});

/**
 * Each works without its install script: the program or library comes in a package for each system.
 */
const withoutTheirScript = ['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver'];

test('no other package has an install script than those that work without it', () => {
  const scripted = Object.keys(lock.packages).filter(
    (path) => lock.packages[path].hasInstallScript,
  );
  expect([...new Set(scripted.map(nameOf))].sort()).toEqual(withoutTheirScript);
});

const workflows = filesOf(['.github']).filter((file) => file.endsWith('.yml'));

test.each(['package.json', ...workflows])('%s installs without scripts', (file) => {
  const commands = readFileSync(file, 'utf8').match(/\bnpm (ci|install)\b[^"`\n]*/g) ?? [];
  expect(commands.filter((command) => !command.includes('--ignore-scripts'))).toEqual([]);
});

test('what workflows use from elsewhere is bound to a commit', () => {
  const used = workflows.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=\buses: )(?!\.\/)\S+/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});

test('npm start installs what the lock file says, tools too, and leaves that file as it is', () => {
  expect(scripts.prestart).toBe('npm run setup');
  // `npm ci` would remove and install all packages at every start.
  expect(scripts.setup).toMatch(/^npm install --no-save --include=dev /);
});

/**
 * What makes the published files or runs on servers: the audit of the workflow holds back what is
 * known of their packages.
 */
const published = [
  ...filesOf(['app', 'components', 'lib', 'tools/finish', 'tools/hosting', 'tools/share']),
  ...['next.config.mjs', 'postcss.config.mjs', 'tailwind.config.ts', 'tools/commands/serve.ts'],
  'examples/contact-endpoint/server.mjs',
].filter((file) => /\.(mjs|tsx?)$/.test(file) && !/\.test|\.d\.ts$|^lib\/testing/.test(file));

/** The packages that files import, directly or through other files. Types do not count. */
async function packagesOf(entryPoints: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    packages: 'external',
    format: 'esm',
    loader: { '.svg': 'text' },
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)].sort();
}

test('what makes the published files, or runs on servers, stands on dependencies, not on devDependencies', async () => {
  const packages = await packagesOf(published);
  expect(packages).toEqual(expect.arrayContaining(['esbuild', 'fastify', 'react', 'subset-font']));
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
