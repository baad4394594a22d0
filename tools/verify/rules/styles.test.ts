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
  expect(faults(`@layer a { @media print { ${style} } }`)).toEqual([
    expect.stringContaining(`style.css: names a side: ${style}`),
  ]);
});

test.each([
  '.x { margin-inline-start: 1rem; text-align: start; inset-inline-end: 0 }',
  '.x { background: linear-gradient(to bottom right, red, blue); translate: 100% }',
  '.left-over { color: red; background: url("style.css"); mask: url(https://example.org/right.svg) }',
])('%s is in order', (css) => {
  expect(faults(`@layer a { ${css} }`)).toEqual([]);
});

test.each([
  ['.x { color: red }', 'has .x in no layer'],
  ['@media print { .x { color: red } }', 'has .x in no layer'],
  [
    '@media (min-width:1rem) and (not (min-width:2rem)) { @layer a { .x { color: red } } }',
    'asks for @media (min-width:1rem) and (not (min-width:2rem)). Name',
  ],
  [
    '@media (min-width:1rem) or (min-height:2rem) {}',
    'asks for @media (min-width:1rem) or (min-height:2rem). Name',
  ],
  ['@media print, not (min-width:2rem) {}', 'asks for @media print, not (min-width:2rem). Name'],
  [
    '@media screen and (scripting:enabled) {}',
    'asks for @media screen and (scripting:enabled). Ask',
  ],
  ['@media (width>=2rem) {}', 'asks for @media (width>=2rem). Name'],
  ['@media not (min-width:2rem) {}', 'asks for @media not (min-width:2rem). Name'],
])('an older browser would get the half of %s', (css, fault) => {
  expect(faults(css)).toEqual([expect.stringContaining(fault)]);
});

test('layers, upper bounds and what is in no rule are for all browsers', () => {
  const css =
    '@font-face { font-family: A } @keyframes a { to { color: red } } @layer a { @media not all and (min-width:2rem) { .x { color: red } } }';
  expect(faults(css)).toEqual([]);
});

test('a file that is not there is named', () => {
  expect(faults('@layer a { .x { background: url(b.png) } }')).toEqual([
    'style.css: names b.png, which is no file',
  ]);
});
