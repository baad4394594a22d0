/** What a copy gets, and is refused for. That pages get row and screen, e2e/export/recipes.spec.ts proves. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './project-copy';
import { addPages, type NewPage } from './recipes';

const project = join(mkdtempSync(join(tmpdir(), 'recipes-')), 'copy');
beforeEach(() => copyProject(project));
afterAll(() => rmSync(project, { recursive: true }));

const page: NewPage = {
  row: { route: 'trial-guide', kind: 'plain', changedOn: '2025-09-15', languages: ['en', 'de'] },
  screen: 'export const Screen = () => null;',
};

test('a page has messages in its languages alone', () => {
  addPages(project, [page], ['en', 'ja']);
  const [en, ja] = ['en', 'ja'].map((code) =>
    JSON.parse(readFileSync(join(project, `messages/${code}.json`), 'utf8')),
  );
  expect(en.pages['trial-guide'].title).toBe('Terms of use1');
  expect(ja.pages['trial-guide']).toBeUndefined();
});

test('a page that the project has already is named', () => {
  const row = { ...page.row, route: 'terms' };
  expect(() => addPages(project, [{ ...page, row }], [])).toThrow(/routes\.ts has terms already/);
});

test('a project in which a page is added otherwise is named', () => {
  writeFileSync(join(project, 'lib/routes.ts'), 'export const routes = [];');
  expect(() => addPages(project, [page], [])).toThrow(/lib\/routes\.ts should have once: ] as/);
});
