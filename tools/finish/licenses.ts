/** The licences of what is published of other people's work: all of them want to stand beside every copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** What pages have of packages without loading their scripts: drawings of icons, and the styles that reset a browser's own. */
const inPages = ['lucide-react', 'tailwindcss'];

/** The packages whose fonts a stylesheet loads. */
function fontPackages(stylesheet = 'app/fonts.css'): string[] {
  const urls = readFileSync(stylesheet, 'utf8').matchAll(/url\("((?:@[^/]+\/)?[^/]+)\//g);
  return [...urls].map(([, name]) => name);
}

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

/** The text of `licenses.txt`: each licence once, below the packages that have it. */
export async function licensesText(
  entryPoints: readonly string[] = ['app/client.ts', 'components/**/*.widget.tsx'],
): Promise<string> {
  const named = [...fontPackages(), ...inPages].map(folderOf);
  const names = new Map<string, string[]>();
  for (const folder of new Set([...named, ...(await bundledFolders(entryPoints))])) {
    const [name, license] = licenseIn(folder);
    names.set(license, [...(names.get(license) ?? []), name]);
  }
  const parts = [...names].map(
    ([license, packages]) => `${[...new Set(packages)].sort().join(', ')}\n\n${license}`,
  );
  return `This site contains parts of these packages.\n\n${parts.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
