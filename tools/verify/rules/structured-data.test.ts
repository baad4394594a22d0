/** What a page says in JSON-LD, and does not show. */
import { tinyExport } from '../../testing/tiny-export';
import { structuredData } from './structured-data';

const { plant } = tinyExport(structuredData);

plant([
  {
    file: 'terms/index.html',
    from: '{ "@graph":',
    to: '"@graph":',
    expect: 'JSON-LD is not valid JSON',
  },
  {
    file: 'terms/index.html',
    from: '"WebSite"',
    to: '"Thing"',
    expect: 'JSON-LD has no WebSite',
  },
  {
    file: 'terms/index.html',
    from: '"Organization"',
    to: '"Thing"',
    expect: 'JSON-LD has no Organization',
  },
  {
    file: 'index.html',
    from: '"Article"',
    to: '"Thing"',
    expect: 'JSON-LD has no Article',
  },
  {
    file: 'terms/index.html',
    from: '"BreadcrumbList"',
    to: '"Thing"',
    expect: 'JSON-LD has no BreadcrumbList',
  },
  {
    file: 'terms/index.html',
    from: '"name": "Guide",',
    to: '"name": "Guide", "about": { "@type": "AggregateRating" },',
    expect: 'JSON-LD has a AggregateRating',
  },
  {
    file: 'terms/index.html',
    from: '"name": "Guide",',
    to: '"name": "Guide", "about": { "@type": "Review" },',
    expect: 'JSON-LD has a Review',
  },
  {
    file: 'terms/index.html',
    from: '"name": "Guide",',
    to: '"name": "Guide", "about": { "@type": "Rating" },',
    expect: 'JSON-LD has a Rating',
  },
  {
    file: 'terms/index.html',
    from: '"inLanguage": "en"',
    to: '"inLanguage": "de"',
    expect: 'JSON-LD is in de, not en',
  },
  {
    file: 'index.html',
    from: '"author": { "@type": "Organization" }',
    to: '"author": { "@type": "Organization", "inLanguage": "de" }',
    expect: 'JSON-LD is in en and de, not en',
  },
  {
    file: 'terms/index.html',
    from: '"name": "Kaya Guides Pte. Ltd."',
    to: '"name": "Others Ltd"',
    expect: 'JSON-LD says "Others Ltd", which the page does not show',
  },
  {
    file: 'terms/index.html',
    from: '"email": "contact@kaya-guides.sg"',
    to: '"email": "x@kaya-guides.sg"',
    expect: 'JSON-LD says "x@kaya-guides.sg", which the page does not show',
  },
  {
    file: 'terms/index.html',
    from: '"telephone": "+61 2 5550 0100"',
    to: '"telephone": "+61 2 9999"',
    expect: 'JSON-LD says "+61 2 9999", which the page does not show',
  },
  {
    file: 'terms/index.html',
    from: '"streetAddress": "12 Collins Street"',
    to: '"streetAddress": "Elsewhere 1"',
    expect: 'JSON-LD says "Elsewhere 1", which the page does not show',
  },
  {
    file: 'terms/index.html',
    from: '"addressLocality": "Melbourne"',
    to: '"addressLocality": "Perth"',
    expect: 'JSON-LD says "Perth", which the page does not show',
  },
  {
    file: 'terms/index.html',
    from: '"url": "https://guide.test/surveys/"',
    to: '"url": "https://guide.test/surveys/none/"',
    expect: 'JSON-LD names https://guide.test/surveys/none/, which is no file',
  },
  {
    file: 'index.html',
    from: '"headline": "Paid surveys"',
    to: '"headline": "Get rich"',
    expect: 'headline is "Get rich", not the h1',
  },
  {
    file: 'index.html',
    from: '<time datetime="2025-09-15">',
    to: '<time datetime="2025-09-14">',
    expect:
      'datePublished is 2025-09-15, and no time element says so: does its screen have <Byline />?',
  },
  {
    file: 'index.html',
    from: '"article:published_time" content="2025-09-15"',
    to: '"article:published_time" content="2025-09-14"',
    expect: 'datePublished is 2025-09-15, and article:published_time 2025-09-14',
  },
  {
    file: 'index.html',
    from: '"image":',
    to: '"picture":',
    expect: 'the Article has no image',
  },
  {
    file: 'index.html',
    from: '"author":',
    to: '"writer":',
    expect: 'the Article has no author',
  },
  {
    file: 'terms/index.html',
    from: '<li>Terms of use</li>',
    to: '<li>Terms</li>',
    expect:
      'breadcrumbs "Home https://guide.test/surveys/ > Terms of use https://guide.test/surveys/terms/" are not those of the page: does its screen have <Breadcrumbs />?',
  },
  {
    file: 'terms/index.html',
    from: '<li><a href="/surveys/">',
    to: '<li><a href="/surveys/de/">',
    expect:
      'breadcrumbs "Home https://guide.test/surveys/ > Terms of use https://guide.test/surveys/terms/" are not those of the page: does its screen have <Breadcrumbs />?',
  },
  {
    file: 'terms/index.html',
    from: '"position": 2',
    to: '"position": 3',
    expect: 'breadcrumbs are not numbered from 1',
  },
]);
