import { tinyExport } from '../../testing/tiny-export';
import { styles } from './styles';

const { faultsWith } = tinyExport(styles);

const faults = (css: string) => faultsWith('style.css', css);

test.each([
  '.ml-4 { margin-left: 1rem }',
  '.left-0 { left: 0 }',
  '.x { text-align: right }',
  '.x { object-position: top left }',
])('%s names a side', (style) => {
  expect(faults(`@media print { ${style} }`)).toEqual([
    expect.stringContaining(`style.css: names a side: ${style}`),
  ]);
});

test.each([
  '.x { margin-inline-start: 1rem; text-align: start; inset-inline-end: 0 }',
  '.x { background: linear-gradient(to bottom right, red, blue); translate: 100% }',
  '.left-over { color: red; background: url("style.css"); mask: url(https://example.org/right.svg) }',
])('%s is in order', (css) => {
  expect(faults(css)).toEqual([]);
});

test('a file that is not there is named', () => {
  expect(faults('.x { background: url(b.png) }')).toEqual([
    'style.css: names b.png, which is no file',
  ]);
});
