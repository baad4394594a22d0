/** What a page says it is, and how it is laid out for those who listen. */
import { tinyExport } from '../../testing/tiny-export';
import { structure } from './structure';

const { plant, faultsWith, changed } = tinyExport(structure);

plant([
  {
    file: 'de/index.html',
    from: '<html lang="de"',
    to: '<html lang="en"',
    expect: 'html lang is en, not de',
  },
  {
    file: 'terms/index.html',
    from: 'data-route="terms"',
    to: 'data-route="home"',
    expect: 'html data-route is home, not terms',
  },
  {
    file: 'terms/index.html',
    from: 'data-locale="en"',
    to: 'data-locale="de"',
    expect: 'html data-locale is de, not en',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><h1>Conditions</h1>',
    expect: 'has 2 h1, not one',
  },
  {
    file: 'terms/index.html',
    from: '<header>',
    to: '<header></header><header>',
    expect: 'has 2 body > header, not one',
  },
  {
    file: 'terms/index.html',
    from: '<footer>',
    to: '<main></main><footer>',
    expect: 'has 2 body > main, not one',
  },
  {
    file: 'terms/index.html',
    from: '<footer>',
    to: '<footer></footer><footer>',
    expect: 'has 2 body > footer, not one',
  },
  {
    file: 'terms/index.html',
    from: '<nav aria-label="Pages">',
    to: '<nav>',
    expect: 'nav "Content" has no label',
  },
  {
    file: 'terms/index.html',
    from: '<nav aria-label="Pages">',
    to: '<nav aria-label="">',
    expect: 'nav "Content" has no label',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><section aria-labelledby="law"><h2 id="law">Law</h2></section>',
    expect: 'section "Law" is named like what it begins with',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><nav aria-label="Law"><p>Law</p><a href="#content">One</a></nav>',
    expect: 'nav "Law" is named like what it begins with',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><details id="language"><summary aria-label="Language: English">English</summary></details>',
    expect: 'summary "Language: English" reads its words, too',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><svg aria-label="Law"></svg>',
    expect: 'a drawing is neither named nor hidden',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><svg role="img"></svg>',
    expect: 'a drawing is neither named nor hidden',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><p role="img" aria-label="Law"><svg role="img" aria-label="Book"></svg></p>',
    expect: 'a picture "Book" is within another one',
  },
  {
    file: 'terms/index.html',
    from: '<h1>Terms of use</h1>',
    to: '<h1>Terms of use</h1><details name="law"><summary>Law</summary></details>',
    expect: 'details "law" has no id',
  },
  {
    file: 'terms/index.html',
    from: '<input type="text" id="name"',
    to: '<input type="range" id=""',
    expect: 'input "" has no id',
  },
]);

test('a nav may be named by its heading', () => {
  const html = changed(
    'terms/index.html',
    '</h1>',
    '</h1><h2 id="more">More</h2><nav aria-labelledby="more"><a href="#content">One</a></nav>',
  );
  expect(faultsWith('terms/index.html', html)).toEqual([]);
});
