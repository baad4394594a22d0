/** The floor: the least that a page of this framework costs. One page with one heading, nothing configured. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { measureCommand } from './command';
import { benchFolder, exportOf } from './sites';

const project = `${benchFolder}/floor`;

export const floorFolder = exportOf(project);

const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { output: 'export', trailingSlash: true };",
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': `export const metadata = { title: 'Floor', description: 'An empty page' };
export default function Page() {
  return <h1>An empty page</h1>;
}`,
};

/** Builds the floor with the project's own Next.js and React, and returns the folder of its export. */
export async function buildFloor(): Promise<string> {
  rmSync(project, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(project, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  await measureCommand([next, 'build'], { cwd: project });
  return floorFolder;
}
