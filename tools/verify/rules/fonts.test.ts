/** Letters that no font of the export has. */
import { tinyExport } from '../../testing/tiny-export';
import { fonts } from './fonts';

const { plant, faultsWith, changed } = tinyExport(fonts);

plant([
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use, kő</h1>',
    expect: 'Poppins has no "ő" (U+0151): see app/fonts.css',
    also: ['terms/index.html: Roboto has no "ő" (U+0151): see app/fonts.css'],
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p>Kő</p>',
    expect: 'Roboto has no "ő" (U+0151): see app/fonts.css',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p data-sent="♥"></p>',
    expect: 'Roboto has no "♥" (U+2665): see app/fonts.css',
  },
  {
    file: 'terms/index.html',
    from: 'placeholder="Name"',
    to: 'placeholder="♥"',
    expect: 'Roboto has no "♥" (U+2665): see app/fonts.css',
  },
  {
    file: 'index.html',
    from: 'alt="Kopi"',
    to: 'alt="♥"',
    expect: 'Roboto has no "♥" (U+2665): see app/fonts.css',
  },
  {
    file: 'de/index.html',
    from: 'placeholder="Name"',
    to: 'value="Ő"',
    expect: 'Roboto has no "Ő" (U+0150): see app/fonts.css',
  },
]);

test("other scripts and emoji are the visitor's own", () => {
  const html = changed('terms/index.html', '</h1>', '</h1><p>日本語 🙂</p>');
  expect(faultsWith('terms/index.html', html)).toEqual([]);
});
