import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logoFaults } from './logo';

const project = process.cwd();
const place = mkdtempSync(join(tmpdir(), 'logo-'));
const file = 'components/layout/logo-mark.svg';
beforeAll(() => {
  process.chdir(place);
  mkdirSync('components/layout', { recursive: true });
});
afterAll(() => {
  process.chdir(project);
  rmSync(place, { recursive: true });
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64"><path d="M0 0h9v9z"/></svg>';

test("the project's own logo passes", () => {
  process.chdir(project);
  expect(logoFaults()).toEqual([]);
  process.chdir(place);
});

test('a logo that is missing is named', () => {
  expect(logoFaults()).toEqual([expect.stringMatching(`^${file} is missing. Wanted: `)]);
});

test.each([
  ['a drawing', drawing, undefined],
  ['a drawing with a line break at its end', `${drawing}\n`, undefined],
  [
    'a prologue',
    `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}`,
    'does not begin with <svg: remove <?xml version="1.0" encoding="UTF-8"?>',
  ],
  [
    'a document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${drawing}`,
    'does not begin with <svg: remove <!DOCTYPE',
  ],
  [
    'a comment',
    `<!-- Made with a program -->\n${drawing}`,
    'does not begin with <svg: remove <!--',
  ],
  ['a page', '<!doctype html><p>Not found', 'is no drawing (SVG)'],
  ['something behind it', `${drawing}<p>Text`, 'does not end with </svg>'],
  ['another size', drawing.replace('width="32"', 'width="640"'), 'has no width="32"'],
  ['a script', drawing.replace('<path', '<script>x()</script><path'), 'contains a script'],
  ['no size', drawing.replace(/ width="32" height="32"/, ''), 'has no width="32" and height="32"'],
  ['a wide box', drawing.replace('0 0 64 64', '0 0 120 32'), 'is no square: its viewBox'],
])('%s', (_, content, fault) => {
  writeFileSync(file, content);
  expect(logoFaults()).toEqual(fault ? [expect.stringContaining(`${file} ${fault}`)] : []);
});
