/** That all rules are applied: each has its planted faults in its own test. */
import { tinyExport } from '../testing/tiny-export';
import { allRules } from './verify';

const { read, faultsWith } = tinyExport(...allRules);

test('an export in order has no fault', () => {
  expect(faultsWith('index.html', read('index.html'))).toEqual([]);
});

test('a page that is gone is named where it is missing, linked and listed', () => {
  expect(faultsWith('terms/index.html', undefined)).toEqual([
    'index.html: link terms/ leads to no file',
    'sitemap.xml: https://guide.test/surveys/terms/ is no page',
    'terms/index.html: is missing',
  ]);
});

test('faults of all kinds are named at once, by file', () => {
  const html = read('terms/index.html')
    .toString()
    .replace('<title>Terms</title>', '')
    .replace('data-route="terms"', 'data-route="home"')
    .replace('sponsored ', '')
    .replace('og:type', 'other')
    .replace('<footer>', '<footer id="advertising">')
    .replace('</main>', '<h3 id="deeper">kő</h3><script>count()</script></main>')
    .replace('"WebSite"', '"Thing"')
    .replace('src="/surveys/client.js"', 'src="/surveys/none.js"')
    .replace('placeholder="Name"', 'placeholder="{name}"');
  expect(faultsWith('terms/index.html', html)).toEqual(
    [
      '<head> element must have <title> as content (html > head)',
      'Heading level can only increase by one, expected <h2> but got <h3> (#deeper)',
      'JSON-LD has no WebSite',
      'Poppins has no "ő" (U+0151): see app/fonts.css',
      'Roboto has no "ő" (U+0151): see app/fonts.css',
      'ad blockers hide what has the id advertising',
      'has no title',
      'html data-route is home, not terms',
      'its policy refuses the script "count()"',
      'lacks og:type',
      'names /surveys/none.js, which is no file',
      'partner link https://partner.test/five?affid=77&lang=en lacks rel sponsored',
      'shows {name}',
    ].map((fault) => `terms/index.html: ${fault}`),
  );
});

test('a fault of a stylesheet is named', () => {
  expect(faultsWith('added.css', '@layer base { p { margin-left: 1rem } }')).toEqual([
    'added.css: names a side: p { margin-left: 1rem }. Name the logical one, as by ms-4 or text-start',
  ]);
});
