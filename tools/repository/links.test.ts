/** Documents link to files and headings that are there. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from '../export/files';

const documents = filesOf([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs',
  'examples',
]).filter((file) => file.endsWith('.md') && !file.includes('node_modules/'));

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

/** The links of a document within this repository that lead nowhere. */
function deadLinks(file: string, text: string): string[] {
  const targets = [...text.replace(fence, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, one]) => one);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path, id] = decodeURIComponent(target).split('#');
      const linked = path ? join(dirname(file), path) : file;
      if (!existsSync(linked)) return true;
      return Boolean(id) && statSync(linked).isFile() && !headingsOf(linked).includes(id);
    });
}

test.each([
  [
    '[a](none.md) and [b](../README.md#no-such-heading)',
    ['none.md', '../README.md#no-such-heading'],
  ],
  ['[a](../README.md#run), [b](../app/), [c](https://example.org/)', []],
])('in a document: %s', (text, expected) => {
  expect(deadLinks('docs/some.md', text)).toEqual(expected);
});

test.each(documents)('%s links to what is there', (file) => {
  expect(deadLinks(file, readFileSync(file, 'utf8'))).toEqual([]);
});
