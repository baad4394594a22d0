import { localeCodes } from '../../lib/locales';
import { readOptions } from './options';

test('without options it is every language as CSV, with nothing appended', () => {
  expect(readOptions([])).toEqual({
    help: false,
    json: false,
    languages: localeCodes,
    parameters: new Map(),
  });
});

test('options may have their value behind a space, and languages may be several', () => {
  const args = ['--language', 'de', '--language=pt-BR', '--utm_id=7', '--json', '--qr', 'posters'];
  expect(readOptions(args)).toEqual({
    help: false,
    json: true,
    qr: 'posters',
    languages: ['de', 'pt-BR'],
    parameters: new Map([['utm_id', '7']]),
  });
});

test.each([
  ['--utm_campain=summer', "Unknown option '--utm_campain'. Example: npm run links -- --utm_"],
  ['--lang=de', "Unknown option '--lang'"],
  ['summer', "Unexpected argument 'summer'"],
  ['--utm_campaign', "Option '--utm_campaign <value>' argument missing. Example: "],
  ['--utm_campaign=', '--utm_campaign is empty, or has a space at an end or a line break: ""'],
  ['--utm_campaign= summer', '--utm_campaign is empty, or has a space at an end'],
  ['--utm_campaign=sum\nmer', '--utm_campaign is empty, or has a space at an end or a line break'],
  ['--json=yes', "Option '--json' does not take an argument"],
  ['--language=DE', '--language=DE is no language of the site. There are: en, es, fr, de, pt-PT, '],
  ['--qr=', '--qr is empty'],
])('%j is refused', (option, reason) => {
  expect(() => readOptions([option])).toThrow(reason);
});

test.each(['utm_source', 'qr'])('--%s is refused if it is given twice', (name) => {
  expect(() => readOptions([`--${name}=mail`, `--${name}=post`])).toThrow(
    `--${name} is given twice`,
  );
});
