/** `npm run messages`, as a real process on a copy of the project. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '@/site.config';
import { unset } from '../../lib/testing/filled-operator';
import { copyProject } from '../testing/project-copy';

const project = '.out-messages';

const textsOf = (title: string, skip: string, figures: string) => ({
  meta: { title },
  header: { skip_to_content: skip },
  scams: { figures },
});

const texts = {
  en: textsOf('Surveys', 'Skip to the text', 'Lost: {lost}'),
  de: textsOf('Umfragen', 'Zum Text springen', 'Verlust: {lost}'),
  fi: textsOf('Kyselyt', 'Siirry tekstiin', 'Menetys: {lost}'),
};

const write = (name: string, content: object) =>
  writeFileSync(join(project, name), JSON.stringify(content, null, 2));

const baselineFile = 'messages/baseline.json';
const readBaseline = () => JSON.parse(readFileSync(join(project, baselineFile), 'utf8'));

/** English said something else when German and Finnish were translated. */
const baseline = {
  english: { 'header.skip_to_content': 'Skip all this', 'scams.figures': 'Lost: {lost}' },
  exceptions: {},
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
    `import site from './operator.config';\nconst company = '${config.languages[0].company}';\nexport default { ...site, pages: site.pages.slice(0, 1), brands: [], homeSections: [], languages: [${rows}] };\n`,
  );
  rmSync(join(project, 'messages'), { recursive: true });
  mkdirSync(join(project, 'messages'));
  for (const [name, content] of Object.entries({ ...texts, notes: {} }))
    write(`messages/${name}.json`, content);
});
beforeEach(() => write(baselineFile, baseline));
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

test('an unknown language is refused in a sentence', () => {
  expect(messages('xx')).toEqual({
    status: 1,
    lines: [
      expect.stringMatching(/^xx: no language of site\.config\.ts \(en, de, fi\), and no key/),
    ],
  });
});

test('a fault of the configuration is reported alone', () => {
  const file = join(project, 'site.config.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/company = '.*'/, "company = 'germny'"));
  const { status, lines } = messages();
  writeFileSync(file, text);
  expect(status).toBe(1);
  expect(lines[0]).toBe('The configuration cannot be used:');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain('languages.de.company');
});

test('for one language its faults and changed English texts are reported', () => {
  const { status, lines } = messages('DE');
  expect(status).toBe(0);
  expect(lines).toEqual([
    'A build for a public SITE_URL would also refuse:',
    ...['glossary/en', 'legal-terms/en', 'glossary/de', 'legal-terms/de'].map(
      (name) => `messages/${name}.json: is missing`,
    ),
    '4 faults',
    'header.skip_to_content: the English text has changed, and not in de',
    '  before: Skip all this',
    '  now:    Skip to the text',
    'Once a translation follows, or needs no change: npm run messages -- --up-to-date de header.skip_to_content',
  ]);
});

test('a translation that was marked as up to date is reported no more', () => {
  expect(messages('--up-to-date', 'de', 'header')).toEqual({
    status: 0,
    lines: ['header.skip_to_content: up to date in de'],
  });
  expect(messages().lines).toContain(
    'header.skip_to_content: the English text has changed, and not in fi',
  );
  expect(messages('--up-to-date', 'de').lines).toEqual(['Nothing was out of date']);
});

test('messages without a baseline begin one', () => {
  rmSync(join(project, baselineFile));
  expect(messages('--up-to-date', 'de').lines).toEqual(['Nothing was out of date']);
  expect(readBaseline().english['header.skip_to_content']).toBe('Skip to the text');
});

test('an English text that is gone is named with its file, until that is kept', () => {
  const { header: _, ...others } = texts.en;
  write('messages/en.json', others);
  const gone = expect.stringMatching(
    /^messages\/en\.json: header\.skip_to_content: is missing, and was there before/,
  );
  for (const command of ['messages', 'build']) {
    const { lines } = run(command);
    expect(lines).toContainEqual(gone);
    expect(lines.join()).not.toContain('complete');
  }
  for (const code of ['de', 'fi'] as const)
    write(`messages/${code}.json`, { ...texts[code], header: undefined });
  expect(messages('--up-to-date', 'en').status).toBe(0);
  expect(readBaseline().english).not.toHaveProperty(['header.skip_to_content']);
  for (const code of ['en', 'de', 'fi'] as const) write(`messages/${code}.json`, texts[code]);
});

test('for one text the values of its arguments are reported, and no more', () => {
  expect(messages('fi', 'scams.figures', 'header.skip_to_content')).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(
        /^messages\/fi\.json:9: scams\.figures: .*\{lost\} is “.*\smiljoonaa”$/,
      ),
      'messages/fi.json:6: header.skip_to_content: no argument is written by the rules of the language',
    ],
  });
});

test('a language without texts is named before Next.js starts', () => {
  expect(run('dev', '--help').status).toBe(0);
  const hidden = join(project, 'fi.json');
  renameSync(join(project, 'messages/fi.json'), hidden);
  const { status, lines } = run('dev');
  renameSync(hidden, join(project, 'messages/fi.json'));
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining('site.config.ts has languages without texts'),
    '  - messages/fi.json',
  ]);
});
