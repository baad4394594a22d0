import { tinyExport } from '../../testing/tiny-export';
import { names } from './names';

const { plant, faultsWith } = tinyExport(names);

plant([
  {
    file: 'terms/index.html',
    from: '<footer>',
    to: '<footer id="advertising">',
    expect: 'ad blockers hide what has the id advertising',
  },
  {
    file: '404.html',
    from: '<h1>',
    to: '<h1 class="title sponsored-label">',
    expect: 'ad blockers hide what has the class sponsored-label',
  },
]);

test.each(['ads/kopi.svg', 'social.png'])('a file %s is held back', (file) => {
  expect(faultsWith(file, '')).toEqual([`${file}: has a name that ad blockers hold back`]);
});

test('names that only look like it are none: of an address, an adjective, a bannered page', () => {
  expect(faultsWith('address/adjective.css', '')).toEqual([]);
});
