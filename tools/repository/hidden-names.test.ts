import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The files that match, as Git knows them. */
function filesLike(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

/**
 * Words with which names begin that filter lists of ad blockers hide on every site: EasyList (`.ad-label`, `.sponsored`),
 * Fanboy's Annoyances (`.cookie-notice`, `.newsletter`) and Social (`.share-buttons`). A label that is hidden hides what the
 * law wants to be seen.
 */
const hidden =
  /^(ad|ads|adv|advert\w*|affiliates?|banner|cookies?|newsletter|partners?|popup|promo\w*|share|social|sponsor\w*)([-_]|$)/i;

/** The names of classes and ids that a text has: in a stylesheet, or in attributes of markup. */
function namesIn(text: string, file: string): string[] {
  if (file.endsWith('.css'))
    return [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/[.#]([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(
      ([, name]) => name,
    );
  return [...text.matchAll(/\b(?:id|className)="([^"]*)"/g)].flatMap(([, names]) =>
    names.split(' '),
  );
}

test.each([
  ['.ad-label, a > .sponsored { color: red }', 'a.css', ['ad-label', 'sponsored']],
  ['.byline { color: red } /* .ads { */', 'a.css', []],
  ['<p id="newsletter" className="note share-row">', 'a.tsx', ['newsletter', 'share-row']],
])('%s has names that ad blockers hide: %s', (text, file, expected) => {
  expect(namesIn(text, file).filter((name) => hidden.test(name))).toEqual(expected);
});

test('no class and no id has a name that ad blockers hide', () => {
  const files = filesLike('app/*.css', 'components/*.css', 'components/*.tsx');
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8'), file)
      .filter((name) => hidden.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('no file and no folder that is published has such a name', () => {
  const parts = filesLike('public', 'app').flatMap((file) => file.split('/'));
  expect(parts.filter((part) => hidden.test(part))).toEqual([]);
});
