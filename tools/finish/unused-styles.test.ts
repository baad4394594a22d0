import { usedClasses, withoutUnused } from './unused-styles';

const pages = [
  '<p class="lead md:mt-2">five</p>',
  '<nav class="[details&gt;&amp;]:mt-2"></nav>',
  '<div class="card"></div><script data-own>box.classList.add("open")</script>',
];

test.each([
  ['.five td{color:red}', ''],
  ['.lead{color:red}', '.lead{color:red}'],
  ['.five,.card{color:red}', '.card{color:red}'],
  ['.md\\:mt-2{color:red}', '.md\\:mt-2{color:red}'],
  [
    'details>.\\[details\\>\\&\\]\\:mt-2{color:red}',
    'details>.\\[details\\>\\&\\]\\:mt-2{color:red}',
  ],
  ['.card:hover>.five{color:red}', ''],
  ['a:hover{color:red}', 'a:hover{color:red}'],
  ['.open{color:red}', '.open{color:red}'],
  ['.loading{color:red}', '.loading{color:red}'],
  ['@media print{.card{margin:.5rem}}', '@media print{.card{margin:.5rem}}'],
])('%s becomes %s', (css, expected) => {
  expect(withoutUnused(css, usedClasses(pages, ['bar.className="loading"']))).toBe(expected);
});
