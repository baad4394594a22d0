import { unicodeRangePattern } from '../../lib/unicode-ranges';
import { styleSheets } from './font-faces';

const css = `.a{color:red}@font-face{font-family:"Own Sans";font-weight:400 600;font-display:optional;
src:url(../media/own.1a.woff2)format("woff2");unicode-range:U+??,U+131}
@font-face{font-family:Own;font-weight:600;src:url("../media/bold.woff2");unicode-range:U+41-5A}
@font-face{font-family:Own fallback;src:local(Arial);size-adjust:98.9%}`;

test('of the stylesheets, the fonts that load a file are told, with their file in the export', () => {
  const [sheet, ...others] = styleSheets(['index.html', 'css/a.css'], () => css);
  expect(others).toEqual([]);
  expect(sheet).toEqual({
    file: 'css/a.css',
    text: css,
    faces: [
      {
        family: 'Own Sans',
        weights: { min: 400, max: 600 },
        ranges: unicodeRangePattern('U+??,U+131'),
        file: 'media/own.1a.woff2',
      },
      {
        family: 'Own',
        weights: { min: 600, max: 600 },
        ranges: unicodeRangePattern('U+41-5A'),
        file: 'media/bold.woff2',
      },
    ],
  });
});
