/** A test or a tool of ours with an error in its types must not stop an operator's build. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

test('next build checks the types of what an export is made from, and of nothing else', () => {
  const typescript = dirname(createRequire(__filename).resolve('typescript/package.json'));
  const files = execFileSync(
    process.execPath,
    [join(typescript, 'bin/tsc'), '--project', 'tsconfig.site.json', '--listFilesOnly'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .map((file) => relative('.', file))
    .filter((file) => !/^(node_modules|\.\.)/.test(file));
  expect(files).toContain('app/robots.ts');
  expect(files.filter((file) => /^(tools|e2e|examples|lib\/testing)\/|\.test/.test(file))).toEqual(
    [],
  );
});
