/** The licences of other people's work, which have to accompany every copy of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** The folders of the packages of which scripts for the browser contain something. */
async function bundledFolders(entryPoints: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    outdir: 'nowhere',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => {
      const [folder] = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file) ?? [];
      return folder && bytesInOutput > 0 ? folder : [];
    }),
  );
}

/** The folder of an installed package. */
function folderOf(name: string): string {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const folders = resolve.paths(name)?.map((folder) => join(folder, name)) ?? [];
  return folders.find((folder) => existsSync(folder)) ?? dirname(resolve(name));
}

/** A package's name and licence. @throws Error if it has no file with one */
function licenseIn(folder: string): readonly [name: string, license: string] {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`The package ${name} has no file with its licence`);
  return [`${name} ${version}`, readFileSync(join(folder, file), 'utf8').trim()];
}

/**
 * The licences of what is handed out, each once, below the packages that have it.
 * @param entryPoints scripts: of packages that they import, those count of which something is left
 * in a bundle
 * @param packages the names of others
 */
export async function licensesText(
  entryPoints: readonly string[],
  packages: readonly string[],
): Promise<string> {
  const folders = new Set([...packages.map(folderOf), ...(await bundledFolders(entryPoints))]);
  const namesByLicense = new Map<string, string[]>();
  for (const folder of folders) {
    const [name, license] = licenseIn(folder);
    namesByLicense.set(license, [...(namesByLicense.get(license) ?? []), name]);
  }
  const parts = [...namesByLicense].map(
    ([license, names]) => `${[...new Set(names)].sort().join(', ')}\n\n${license}`,
  );
  const rule = '-'.repeat(80);
  return `Contains parts of these packages.\n\n${parts.sort().join(`\n\n${rule}\n\n`)}\n`;
}
