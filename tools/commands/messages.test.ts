/** `npm run messages`, as a real process on a copy of the project. */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unset } from '../../lib/testing/filled-operator';
import config from '../../site.config';
import { copyProject } from '../testing/project-copy';

const project = '.out-messages';
beforeAll(() => {
  copyProject(project);
  // Whatever languages the site has, here they are these.
  renameSync(join(project, 'site.config.ts'), join(project, 'operator.config.ts'));
  const rows = "{ code: 'en', name: 'English', company }, { code: 'de', name: 'Deutsch', company }";
  writeFileSync(
    join(project, 'site.config.ts'),
    `import site from './operator.config';\nconst company = '${config.languages[0].company}';\nexport default { ...site, languages: [${rows}] };\n`,
  );
});
afterAll(() => rmSync(project, { recursive: true }));

function messages(...typed: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/messages.ts', ...typed],
    { cwd: project, encoding: 'utf8', env: { ...process.env, ...unset } },
  );
  return { status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
}

/** Changes a file, and gives back what it was. */
function change(name: string, from: string | RegExp, to: string): () => void {
  const file = join(project, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(from, to));
  return () => writeFileSync(file, text);
}

test('a language that the site has not is refused', () => {
  expect(messages('--stamp', 'xx')).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^xx: is none of en, de, all, no key of a message$/)],
  });
});

test('a fault of the configuration is told alone', () => {
  const restore = change('site.config.ts', /company = '.*'/, "company = 'germny'");
  const { status, lines } = messages();
  restore();
  expect(status).toBe(1);
  expect(lines).toEqual([
    'The configuration cannot be used:',
    expect.stringMatching(/languages\.en\.company must be one of .*: "germny"$/),
    expect.stringMatching(/languages\.de\.company must be one of .*: "germny"$/),
  ]);
});

test('whoever asks for one language is led to its texts that are behind, and to no others', () => {
  change('messages/en.json', /("skip_to_content": )"[^"]+"/, '$1"Skip to the text"');
  const { lines } = messages('de');
  const behind =
    /^messages\/de\.json:\d+: header\.skip_to_content: has not followed .* “Skip to the text”$/;
  // Whether the project's own messages have faults, tools/messages/messages.test.ts tells.
  expect(lines).toContainEqual(expect.stringMatching(behind));
  expect(lines.filter((line) => line.startsWith('messages/en.json'))).toEqual([]);
});
