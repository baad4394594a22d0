import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './project-copy';
import { addPages, type NewPage } from './recipes';

const project = join(mkdtempSync(join(tmpdir(), 'recipes-')), 'copy');
beforeEach(() => copyProject(project));
afterAll(() => rmSync(project, { recursive: true }));

const textOf = (file: string) => readFileSync(join(project, file), 'utf8');
const page: NewPage = {
  row: { route: 'trial-guide', kind: 'plain', changedOn: '2025-09-15', languages: ['en', 'de'] },
  screen: 'export const Screen = () => null;',
  messages: ({ title }) => ({ title: `${title}1` }),
};

test('a page has a row, a screen, and messages in its languages alone', () => {
  addPages(project, [page], ['en', 'ja']);
  expect(textOf('lib/routes.ts')).toContain("{ route: 'trial-guide', kind: 'plain',");
  expect(textOf('app/[[...path]]/page.tsx')).toContain("  'trial-guide': NewScreen0,\n");
  expect(textOf('components/new/trial-guide.tsx')).toBe(page.screen);
  expect(JSON.parse(textOf('messages/en.json')).pages['trial-guide']).toEqual({
    title: 'Terms of use1',
  });
  expect(JSON.parse(textOf('messages/ja.json')).pages['trial-guide']).toBeUndefined();
});

test('a page that the project has already is named', () => {
  const row = { ...page.row, route: 'terms' };
  expect(() => addPages(project, [{ ...page, row }], [])).toThrow(/routes\.ts has terms already/);
});

test('a project in which a page is added otherwise is named', () => {
  writeFileSync(join(project, 'lib/routes.ts'), 'export const routes = [];');
  expect(() => addPages(project, [page], [])).toThrow(/lib\/routes\.ts should have once: ] as/);
});
