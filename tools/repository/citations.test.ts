/** What comments and documents refer to is in the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesOf } from '../export/files';
import { flatten } from '../messages/catalog';
import { readJson } from '../messages/files';

/** What is installed or generated, and hidden folders other than GitHub's. */
const skipped = /^(node_modules|out.*|\.(?!github$|ci$).*|package-lock\.json)$/;

/** What belongs to the project: a note of one's own does not. Unknown in a copy without history. */
const tracked = existsSync('.git')
  ? execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  : undefined;

const files = filesOf(readdirSync('.').filter((name) => !skipped.test(name))).filter(
  (file) => tracked?.includes(file) ?? true,
);
const documents = files.filter((file) => file.endsWith('.md'));

/** The comments of a source file. The slashes of `https://…` do not begin one. */
function commentsOf(text: string): string[] {
  return text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/ .*|^\s*# .*/gm) ?? [];
}

/** Paths from the project's root: `lib/address/paths.ts`, but no patterns such as `lib/*.ts`. */
const paths =
  /(?<![\w./@-])(?:app|components|docs|e2e|examples|lib|messages|public|tools)\/[\w./[\]-]*\.\w+(?![\w/\]])/g;

/** Documents by their name alone, from the project's root. */
const documentNames = /(?<![\w./*<>-])[\w-]+\.md\b/g;

/** Sources by their name alone, wherever they are. */
const sourceNames = /(?<![\w./@*<>$-])[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|grit)\b(?![\w/(])/g;

const names = new Set(files.map((file) => basename(file)));

/** What a text cites that is not there. */
function missingCitations(text: string): string[] {
  const cited = [...(text.match(paths) ?? []), ...(text.match(documentNames) ?? [])];
  return [
    ...cited.filter((path) => !existsSync(path)),
    ...(text.match(sourceNames) ?? []).filter((name) => !names.has(name)),
  ];
}

test.each([
  ['# As design.md says', ['design.md']],
  ['// See lib/no-such-file.ts and docs/none.md', ['lib/no-such-file.ts', 'docs/none.md']],
  ['/** `none.ts` tells it, and decide.ts. */', ['none.ts']],
  ['// See lib/address/paths.ts, lib/*.ts and README.md', []],
  ["const address = 'https://example.org/docs/none.md';", []],
])('%s', (text, expected) => {
  expect(commentsOf(text).flatMap(missingCitations)).toEqual(expected);
});

test('no comment cites what is not in the repository', () => {
  const sources = files.filter(
    (file) =>
      /\.(m?[jt]sx?|css|grit|ya?ml)$/.test(file) && file !== 'tools/repository/citations.test.ts',
  );
  expect(sources.length).toBeGreaterThan(200);
  const missing = sources.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8'))
      .flatMap(missingCitations)
      .map((citation) => `${file}: ${citation}`),
  );
  expect(missing).toEqual([]);
});

/** The id that GitHub gives a heading. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

const fence = /^```[\s\S]*?^```/gm;

function headingsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(fence, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => idOf(heading));
}

/**
 * The links of a document to this repository that lead nowhere, and the paths that it names in code
 * spans.
 */
function deadLinks(file: string, text: string): string[] {
  const prose = text.replace(fence, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  const dead = targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path, id] = decodeURIComponent(target).split('#');
      const linked = path ? join(dirname(file), path) : file;
      if (!existsSync(linked)) return true;
      return Boolean(id) && statSync(linked).isFile() && !headingsOf(linked).includes(id);
    });
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => span.match(paths) ?? []);
  return [...dead, ...spans.filter((path) => !existsSync(path))];
}

/** Names of other programs in the documents. */
const foreign = ['benchmarkIndex', 'includeSubDomains'];

const ownNames = new Set(
  files
    .filter(
      (file) =>
        /\.(m?[jt]sx?|json|css)$/.test(file) && file !== 'tools/repository/citations.test.ts',
    )
    .flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? [])
    .concat(foreign),
);

/**
 * The names in code spans that stand in no file of the project: a field that has another name now.
 * Those of one word may be anything.
 */
function unknownNames(text: string): string[] {
  const spans = [...text.replace(fence, '').matchAll(/`([a-z]+[A-Z_]\w+)`/g)].map(
    ([, name]) => name,
  );
  return spans.filter((name) => !ownNames.has(name));
}

test('a name that no file has is found in a document', () => {
  expect(unknownNames('`withCountry`, `noSuchField` and `de`')).toEqual(['noSuchField']);
});

test.each(documents)('%s names fields and functions that there are', (file) => {
  expect(unknownNames(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  [
    '[a](none.md) and [b](../README.md#no-such-heading)',
    ['none.md', '../README.md#no-such-heading'],
  ],
  ['`lib/no-such-file.ts`', ['lib/no-such-file.ts']],
  [
    '[a](../README.md#run), [b](../app/), [c](https://example.org/), `lib/address/paths.ts`, `lib/*.ts`',
    [],
  ],
])('in a document: %s', (text, expected) => {
  expect(deadLinks('docs/some.md', text)).toEqual(expected);
});

test.each(documents)('%s links to what is there', (file) => {
  expect(deadLinks(file, readFileSync(file, 'utf8'))).toEqual([]);
});

/** What is asked of the end-to-end tests and is in no test's path: a run would pass without it. */
function filtersWithoutTests(text: string): string[] {
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return [...text.matchAll(/npm run e2e -- ([\w/. -]+)/g)]
    .flatMap(([, typed]) => typed.trim().split(/\s+/))
    .filter((word) => !word.startsWith('-') && !specs.some((file) => file.includes(word)));
}

test('a filter that no end-to-end test has in its path is found', () => {
  const commands = 'npm run e2e -- contact language/none # some\nnpm run e2e -- -g "none"';
  expect(filtersWithoutTests(commands)).toEqual(['language/none']);
});

test.each(files.filter((file) => /\.(md|yml)$/.test(file)))(
  '%s runs end-to-end tests that there are',
  (file) => expect(filtersWithoutTests(readFileSync(file, 'utf8'))).toEqual([]),
);

test('the document on facts names messages that are there', () => {
  const keys = [...flatten(readJson('messages/en.json') as never).keys()];
  const named =
    readFileSync('docs/facts.md', 'utf8').match(
      /(?<=`)(?![a-z_.]*\.ts`)[a-z_]+(\.[a-z_]+)+(?=`)/g,
    ) ?? [];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !keys.some((key) => `${key}.`.startsWith(`${name}.`)))).toEqual([]);
});
