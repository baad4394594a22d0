import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageFaults } from '../messages/check';
import { copyProject } from '../testing/project-copy';
import { addRoutes } from './new-routes';

const project = join(mkdtempSync(join(tmpdir(), 'new-routes-')), 'copy');
beforeEach(() => copyProject(project, []));
afterAll(() => rmSync(project, { recursive: true }));

const textOf = (file: string) => readFileSync(join(project, file), 'utf8');

test('a new route has a row in each registry, a screen, a link and messages', () => {
  expect(addRoutes(project, 2)).toEqual(['terms-1', 'terms-2']);
  expect(textOf('lib/routes.ts')).toContain("'imprint', 'terms-1', 'terms-2']");
  expect(textOf('lib/content-dates.ts')).toContain("\n  'terms-2': publishedOn,\n");
  expect(textOf('app/[[...path]]/page.tsx')).toContain("\n  'terms-2': Screen1,\n");
  expect(textOf('app/[[...path]]/page.tsx')).toContain('href="/terms-2/"');
  expect(textOf('components/legal/terms-2-screen.tsx')).toContain("('pages.terms-2')");
  expect(messageFaults(join(project, 'messages'))).toEqual([]);
});

test('a project in which a page is added otherwise is named', () => {
  writeFileSync(join(project, 'lib/routes.ts'), 'export const routes = [];');
  expect(() => addRoutes(project, 1)).toThrow(/lib\/routes\.ts should have once: 'imprint'/);
});
