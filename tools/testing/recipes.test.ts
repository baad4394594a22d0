/** What a copy is refused for. That the recipes add what they should, e2e/export/recipes.spec.ts proves. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPages, type NewPage } from './recipes';

const project = mkdtempSync(join(tmpdir(), 'recipes-'));
beforeEach(() => cpSync('lib/routes.ts', join(project, 'lib/routes.ts')));
afterAll(() => rmSync(project, { recursive: true }));

const page: NewPage = {
  row: { route: 'trial-guide', kind: 'plain', changedOn: '2025-09-15' },
  screen: 'export const Screen = () => null;',
};

test('a page that the project has already is named', () => {
  const row = { ...page.row, route: 'terms' };
  expect(() => addPages(project, [{ ...page, row }], [])).toThrow(/routes\.ts has terms already/);
});

test('a project in which a page is added otherwise is named', () => {
  writeFileSync(join(project, 'lib/routes.ts'), 'export const routes = [];');
  expect(() => addPages(project, [page], [])).toThrow(/lib\/routes\.ts should have once: ] as/);
});
