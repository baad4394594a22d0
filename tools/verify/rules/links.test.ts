/** Where links lead, and what those to the partner have to say. */
import { tinyExport } from '../../testing/tiny-export';
import { links } from './links';

const { plant, faultsWith, changed } = tinyExport(links);

plant([
  {
    file: 'terms/index.html',
    from: 'href="/surveys/#brands"',
    to: 'href="/surveys/brands/"',
    expect: 'link /surveys/brands/ leads to no file',
  },
  {
    file: 'terms/index.html',
    from: 'href="/surveys/#brands"',
    to: 'href="/#brands"',
    expect: 'link /#brands leads to no file',
  },
  {
    file: 'terms/index.html',
    from: 'href="/surveys/#brands"',
    to: 'href="/surveys/#marken"',
    expect: 'link /surveys/#marken leads to no element',
  },
  {
    file: 'terms/index.html',
    from: 'href="/surveys/#brands"',
    to: 'href="/surveys/#50%off"',
    expect: 'link /surveys/#50%off leads to no element',
  },
  {
    file: 'terms/index.html',
    from: 'href="/surveys/#brands"',
    to: 'href=""',
    expect: 'a link "Brands" leads nowhere',
  },
  {
    file: 'terms/index.html',
    from: '<a href="/surveys/#brands">',
    to: '<a>',
    expect: 'a link "Brands" leads nowhere',
  },
  {
    file: 'terms/index.html',
    from: '<a href="/surveys/#brands">Brands',
    to: '<a href="tel:999">999',
    expect: 'a link to tel:999 says a number alone',
  },
  {
    file: 'terms/index.html',
    from: 'https://partner.test/five',
    to: 'https://partner.test/six',
    expect: 'has no partner link',
  },
  {
    file: 'terms/index.html',
    from: 'https://partner.test/five',
    to: 'https://other.test/five',
    expect: 'has no partner link',
  },
  {
    file: 'terms/index.html',
    from: 'rel="sponsored noopener"',
    to: 'rel="noopener"',
    expect: 'partner link https://partner.test/five?affid=77&lang=en lacks rel sponsored',
  },
  {
    file: 'terms/index.html',
    from: 'rel="sponsored noopener"',
    to: 'rel="sponsored"',
    expect: 'partner link https://partner.test/five?affid=77&lang=en lacks rel noopener',
  },
  {
    file: 'terms/index.html',
    from: 'target="_blank"',
    to: 'target="_top"',
    expect: 'partner link https://partner.test/five?affid=77&lang=en lacks target _blank',
  },
  {
    file: 'terms/index.html',
    from: 'affid=77',
    to: 'affid=78',
    expect: 'partner link https://partner.test/five?affid=78&lang=en lacks affid',
  },
  {
    file: 'terms/index.html',
    from: '&lang=en"',
    to: '&lang=de"',
    expect: 'partner link https://partner.test/five?affid=77&lang=de lacks lang of the page',
  },
  {
    file: 'de/index.html',
    from: '&lang=de"',
    to: '&lang=en"',
    expect: 'partner link https://partner.test/five?affid=77&lang=en lacks lang of the page',
  },
]);

test('a page that no link leads to is named', () => {
  const unlinked = changed('index.html', 'href="terms/"', 'href="#brands"');
  expect(faultsWith('index.html', unlinked)).toEqual(['terms/index.html: no link leads here']);
});

test('another part of the host, named in full, is in order', () => {
  const html = changed(
    'terms/index.html',
    'href="/surveys/#brands"',
    'href="https://guide.test/blog/"',
  );
  expect(faultsWith('terms/index.html', html)).toEqual([]);
});
