/** `npm run messages`, as a real process on a copy of the project. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unset } from '../../lib/testing/filled-operator';
import config from '../../site.config';
import { copyProject } from '../testing/project-copy';

const project = '.out-messages';

/** Texts that no stamp knows: both translations are behind. */
const texts = {
  en: { header: { skip_to_content: 'Skip to the text' }, scams: { figures: 'Lost: {lost}' } },
  de: { header: { skip_to_content: 'Zum Text springen' }, scams: { figures: 'Verlust: {lost}' } },
  fi: { header: { skip_to_content: 'Siirry tekstiin' }, scams: { figures: 'Menetys: {lost}' } },
};

beforeAll(() => {
  copyProject(project);
  // Whatever languages and texts the site has, here they are these.
  renameSync(join(project, 'site.config.ts'), join(project, 'operator.config.ts'));
  const names = { en: 'English', de: 'Deutsch', fi: 'Suomi' };
  const rows = Object.entries(names).map(
    ([code, name]) => `{ code: '${code}', name: '${name}', company }`,
  );
  writeFileSync(
    join(project, 'site.config.ts'),
    `import site from './operator.config';\nconst company = '${config.languages[0].company}';\nexport default { ...site, pages: site.pages.slice(0, 1), languages: [${rows}] };\n`,
  );
  rmSync(join(project, 'messages'), { recursive: true });
  mkdirSync(join(project, 'messages'));
  for (const [name, content] of Object.entries({ ...texts, notes: {} }))
    writeFileSync(join(project, `messages/${name}.json`), JSON.stringify(content, null, 2));
});
afterAll(() => rmSync(project, { recursive: true }));

function run(command: string, ...typed: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `tools/commands/${command}.ts`, ...typed],
    { cwd: project, encoding: 'utf8', env: { ...process.env, ...unset } },
  );
  return { status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
}

const messages = (...typed: string[]) => run('messages', ...typed);

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
    lines: [expect.stringMatching(/^xx: is none of en, de, fi, all, no key of a message$/)],
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
    expect.stringMatching(/languages\.fi\.company must be one of .*: "germny"$/),
  ]);
});

test('whoever asks for one language is led to its texts that are behind, and to no others', () => {
  const { lines } = messages('DE');
  const behind =
    /^messages\/de\.json:\d+: header\.skip_to_content: has not followed .* “Skip to the text”$/;
  expect(lines).toContainEqual(expect.stringMatching(behind));
  expect(lines).toContain('2 texts of English: 1 language behind (de)');
  expect(lines).toContainEqual(expect.stringContaining('git diff HEAD'));
  const others = /^messages\/(en|fi)\.json|typography rules/;
  expect(lines.filter((line) => others.test(line))).toEqual([]);
});

test('a language of which something is told is not complete, and what is told is summed up', () => {
  const { lines } = messages();
  expect(lines.filter((line) => line.startsWith('complete'))).toEqual([]);
  expect(lines).toContain(
    'fi: was never stamped: set changedOn of its pages and run `npm run messages -- --stamp` once the faults above are mended',
  );
  expect(lines.at(-1)).toBe('1 fault');
});

test('a language without rules of typography hears so', () => {
  const { lines } = messages('fi');
  const looked = lines.indexOf('Look at these: they may be meant, and a build passes.');
  expect(looked).toBeGreaterThan(0);
  expect(lines.slice(looked)).toContain(
    'fi has no typography rules of its own in tools/messages/typography.ts, which is allowed',
  );
});

test('a language and a key stamp this text alone, and faults are to be mended before the rest', () => {
  const file = join(project, 'tools/messages/stamps.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8'));
  const restore = change('tools/messages/stamps.json', '', '');
  const before = read();
  const { lines } = messages('--stamp', 'de', 'header.skip_to_content');
  const [after, again] = [read(), messages('--stamp', 'de', 'header.skip_to_content')];
  restore();
  expect(lines).toContain('stamped: 1 text of en, 1 text of de');
  expect(again.lines).toContain('nothing was stamped: de followed already');
  expect(after.pages).toEqual(before.pages);
  expect(after.behind).toEqual({ 'header.skip_to_content': ['fi'] });
  expect(lines).toContain('2 texts of English: 2 languages behind (fi, de)');
  const told = (text: string) => lines.findIndex((line) => line.includes(text));
  expect(told('would also refuse')).toBeGreaterThan(-1);
  expect(told('--stamp` once the faults above are mended')).toBeGreaterThan(
    told('would also refuse'),
  );
});

test('whoever asks for a text is told what its arguments become, and no more', () => {
  expect(messages('fi', 'scams.figures', 'header.skip_to_content')).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(
        /^messages\/fi\.json:6: scams\.figures: .*\{lost\} is “.*\smiljoonaa”$/,
      ),
      'messages/fi.json:3: header.skip_to_content: no argument is written by the rules of the language',
    ],
  });
});

test('a language without texts is named before Next.js starts', () => {
  expect(run('predev')).toEqual({ status: 0, lines: [''] });
  const hidden = join(project, 'fi.json');
  renameSync(join(project, 'messages/fi.json'), hidden);
  const { status, lines } = run('predev');
  renameSync(hidden, join(project, 'messages/fi.json'));
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining('site.config.ts has languages without texts'),
    '  - messages/fi.json',
  ]);
});
