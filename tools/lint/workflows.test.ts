/** What the publishing on GitHub waits for: nothing would fail by itself if that were forgotten. */
import { readFileSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');

/** The jobs by name, each with its own lines. */
const jobs = new Map(
  [...workflow.matchAll(/^ {2}([\w-]+):\n((?:(?: {4}.*)?\n)+)/gm)].map(
    ([, name, lines]) => [name, lines] as const,
  ),
);

/** The jobs that a job waits for. One that fails keeps it from running, unless it has a condition of its own. */
function neededBy(name: string): string[] {
  const [, names = ''] = /^ {4}needs: \[?([\w-, ]*)/m.exec(jobs.get(name) ?? '') ?? [];
  return names.split(', ');
}

test('nothing is published before the tests have passed', () => {
  expect(jobs.get('test')).toContain('uses: ./.github/workflows/test.yml');
  expect(jobs.get('deploy')).toContain('uses: actions/deploy-pages@');
  expect(neededBy('deploy')).toEqual(expect.arrayContaining(['test', 'build']));
  for (const lines of jobs.values()) expect(lines).not.toMatch(/^ {4}(if|continue-on-error):/m);
});
