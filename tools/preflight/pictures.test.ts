import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { faultLine } from '../../lib/site/fault';
import { testConfig } from '../../lib/testing/test-site';
import { brandFaults, logoFaults, samplePictures } from './pictures';

const logo = 'components/layout/logo-mark.svg';

const place = mkdtempSync(join(tmpdir(), 'pictures-'));
const project = process.cwd();
beforeAll(() => process.chdir(place));
afterAll(() => {
  process.chdir(project);
  rmSync(place, { recursive: true });
});

const drawing = (size: string, attribute = '', parts = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"${attribute}>${parts}</svg>`;
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64"><path d="M0 0h9v9z"/></svg>';

function png(width: number, height = width): Promise<Buffer> {
  const create = { width, height, channels: 4, background: 'red' } as const;
  return sharp({ create }).png().toBuffer();
}

beforeEach(() => {
  for (const folder of ['public/brands', 'components/layout'])
    mkdirSync(folder, { recursive: true });
  writeFileSync('public/brands/one.svg', drawing('240 150'));
  writeFileSync(logo, mark);
});

const config = { ...testConfig, brands: ['one'] };
const faults = () => [...brandFaults(config), ...logoFaults()].map(faultLine);

type Row = [name: string, content: () => string | Buffer | Promise<Buffer>, fault?: string];

async function expectFault(file: string, [, content, fault]: Row): Promise<void> {
  writeFileSync(file, await content());
  expect(faults()).toEqual(
    fault ? [expect.stringMatching(new RegExp(`^${file}: ${fault}.*\\. Example: an? `, 's'))] : [],
  );
}

describe("a brand's picture", () => {
  const rows: Row[] = [
    ['in order', () => drawing('240 150')],
    ['larger', () => drawing('1600 1000')],
    ['square', () => drawing('240 240'), 'has other proportions: 240 to 240'],
    ['heavy', () => drawing('240 150') + ' '.repeat(20_000), 'is too heavy: 20.1 kB'],
    ['painted', () => png(240, 150), 'is a picture of another kind, png'],
    [
      'with a script',
      () => drawing('240 150', ' onload="x()"'),
      'contains what browsers ignore: onload=',
    ],
    ['of parts', () => drawing('240 150', '', '<use href="#a" style="fill:red"/>')],
    ['of an open part', () => drawing('240 150', '', '<path d="M0 0h9">'), 'is broken in line 1: '],
    ['without a quote', () => drawing('240 150', '', '<path d="M0 0/>'), 'is broken in line 1: '],
    [
      'that loads another',
      () => drawing('240 150', '', '<image href="https://x.example/a.png"/>'),
      'contains what browsers ignore: href="https://x.example/a.png',
    ],
    ['a page', () => '<!doctype html><p>Not found', 'is no picture that has a size'],
  ];
  test.each(rows)('%s', (...row) => expectFault('public/brands/one.svg', row));
});

describe('the logo', () => {
  const begins = 'does not begin with <svg: remove';
  const rows: Row[] = [
    ['with a line break at its end', () => `${mark}\n`],
    ['with a prologue', () => `<?xml version="1.0"?>\n${mark}`, `${begins} <\\?xml version="1.0"`],
    ['with a document type', () => `<!DOCTYPE svg>${mark}`, `${begins} <!DOCTYPE`],
    ['with a comment', () => `<!-- Made with a program -->\n${mark}`, `${begins} <!--`],
    ['a page', () => '<!doctype html><p>Not found', 'is no drawing \\(SVG\\)'],
    ['something behind it', () => `${mark}<p>Text`, 'does not end with </svg>'],
    ['of an open part', () => mark.replace('"/>', '">'), 'is broken in line 1: '],
    ['of another size', () => mark.replace('"32"', '"640"'), 'has no width="32"'],
    ['of no size', () => mark.replace(/ width="32" height="32"/, ''), 'has no width="32"'],
    ['with an id', () => mark.replace('<path', '<path id="sky"'), 'has an id, as gradients need'],
    ['of a wide box', () => mark.replace('0 0 64 64', '0 0 120 32'), 'is no square: its viewBox'],
    [
      'with styles, which the policy of pages ignores',
      () => mark.replace('<path', '<style>path { fill: red }</style><path'),
      'contains what browsers ignore: <style',
    ],
  ];
  test.each(rows)('%s', (...row) => expectFault(logo, row));
});

test('all that is wrong with a picture is told at once', () => {
  writeFileSync('public/brands/one.svg', drawing('240 240', ' onload="x()"') + ' '.repeat(20_000));
  const page = mark.replace('"32"', '"640"').replace('0 0 64 64', '0 0 120 32');
  writeFileSync(logo, `<?xml version="1.0"?>${page.replace('<path', '<path onload="x()"')}`);
  const told = [
    ...['is too heavy', 'has other proportions', 'contains '],
    ...['does not begin', 'has no width="32"', 'is no square', 'contains '],
  ];
  expect(faults()).toEqual(told.map((fault) => expect.stringContaining(`.svg: ${fault}`)));
});

test('pictures that are missing are all named', () => {
  rmSync('public', { recursive: true });
  rmSync('components', { recursive: true });
  expect(faults()).toEqual(
    ['public/brands/one.svg', logo].map((file) =>
      expect.stringContaining(`${file}: is missing. Example: `),
    ),
  );
  expect(samplePictures(config)).toEqual([]);
});

test("the project's own pictures pass, and are told from others", () => {
  expect(samplePictures(config)).toEqual([]);
  writeFileSync('public/brands/one.svg', drawing('240 150', ' data-sample=""'));
  expect(faults()).toEqual([]);
  expect(samplePictures(config)).toEqual([expect.stringMatching(/: public\/brands\/one\.svg$/)]);
  writeFileSync(logo, mark.replace('<svg', '<svg data-sample=""'));
  expect(faults()).toEqual([]);
  expect(samplePictures(config)).toEqual([expect.stringContaining(`one.svg, ${logo}`)]);
});
