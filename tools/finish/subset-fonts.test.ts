import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { filesBelow } from '../export/files';
import { subsetFonts } from './subset-fonts';

/** Each with the weights and the range that it is declared for. */
const fonts = [
  ['@fontsource-variable/roboto', 'roboto-latin-wght-normal', '400 500', 'U+??,U+2000-206F,U+20AC'],
  ['@fontsource-variable/roboto', 'roboto-latin-ext-wght-normal', '400 500', 'U+100-2BA'],
  ['@fontsource/poppins', 'poppins-latin-600-normal', '600', 'U+??,U+2000-206F', 'Poppins'],
];
const css = fonts.map(
  ([, name, weight, range, family = 'F']) =>
    `@font-face{font-family:${family};font-weight:${weight};src:url("${name}.old.woff2");unicode-range:${range}}`,
);

const folder = mkdtempSync(join(tmpdir(), 'subset-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An export with these words, after its fonts were subset. */
async function subsetFor(name: string, words: string, heading = words) {
  const site = join(folder, name);
  mkdirSync(site);
  for (const [from, font] of fonts)
    cpSync(require.resolve(`${from}/files/${font}.woff2`), join(site, `${font}.old.woff2`));
  const fallback = '@font-face{font-family:F fallback;src:local(Arial)}';
  writeFileSync(join(site, 'main.css'), [...css, fallback].join(''));
  writeFileSync(join(site, 'index.html'), `<h2>${heading}</h2><p title="½" class="q">${words}</p>`);
  const renamed = await subsetFonts(site);
  const files = filesBelow(site);
  const fontOf = (start: string) => {
    const file = files.find((path) => path.startsWith(start)) ?? '';
    return create(readFileSync(join(site, file))) as Font;
  };
  const has = (start: string, text: string) =>
    [...text]
      .filter((character) => fontOf(start).characterSet.includes(character.codePointAt(0) ?? 0))
      .join('');
  return { site, renamed, files, fontOf, has };
}

test('a font has the characters of the pages and what is typed, in its range, and no others', async () => {
  const { has } = await subsetFor('characters', 'Zażółć “gęślą” jaźń™', 'Żółć: “jaź”');
  expect(has('roboto-latin-wght', 'ZzAa~€½óÓ“”öñ‘żŻ')).toBe('ZzAa€ó“”');
  expect(has('roboto-latin-ext', 'żŻłŁęĘőşaó')).toBe('żŻłę');
  expect(has('poppins-latin', 'Zjó“öÓ€q™')).toBe('jó“');
});

test('the weights are those that are declared', async () => {
  const { fontOf } = await subsetFor('features', 'AV');
  expect(fontOf('roboto-latin-wght').variationAxes.wght).toMatchObject({ min: 400, max: 500 });
  expect(fontOf('poppins').variationAxes).toEqual({});
});

test('letters keep the forms that a language has of its own, as ş has in Romanian', async () => {
  const { fontOf } = await subsetFor('languages', 'ş');
  const glyphsIn = (language: string) =>
    fontOf('roboto-latin-ext')
      .layout('ş', [], 'latn', language)
      .glyphs.map(({ id }) => id);
  expect(glyphsIn('ROM')).not.toEqual(glyphsIn('TRK'));
});

test('names change with contents, the stylesheet names its fonts, and equal words give equal bytes', async () => {
  const [first, equal, different] = [
    await subsetFor('first', 'éa'),
    await subsetFor('equal', 'aé'),
    await subsetFor('different', 'ñ'),
  ];
  expect(equal.files).toEqual(first.files);
  expect(first.files.filter((file) => different.files.includes(file))).toEqual(['index.html']);
  const sheet = first.renamed.get('main.css') ?? '';
  const named = readFileSync(join(first.site, sheet), 'utf8').match(/[\w.-]+\.woff2/g) ?? [];
  expect([...named, sheet, 'index.html'].sort()).toEqual(first.files);
});

test('a font that has no character of the pages goes, with its rule', async () => {
  const { files, site, renamed } = await subsetFor('english', 'word');
  const sheet = readFileSync(join(site, renamed.get('main.css') ?? ''), 'utf8');
  expect(sheet.match(/[\w-]+(?=\.\w+\.woff2)/g)).toEqual([
    'roboto-latin-wght-normal',
    'poppins-latin-600-normal',
  ]);
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
});
