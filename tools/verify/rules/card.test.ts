/** What messengers need to show a card. */
import { tinyExport } from '../../testing/tiny-export';
import { card } from './card';

const { plant, faultsWith, read } = tinyExport(card);

plant([
  {
    file: 'terms/index.html',
    from: 'property="og:type"',
    to: 'property="other"',
    expect: 'lacks og:type',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:title"',
    to: 'property="other"',
    expect: 'lacks og:title',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:description"',
    to: 'property="other"',
    expect: 'lacks og:description',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:site_name"',
    to: 'property="other"',
    expect: 'lacks og:site_name',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:image:alt"',
    to: 'property="other"',
    expect: 'lacks og:image:alt',
  },
  {
    file: 'terms/index.html',
    from: 'name="twitter:card"',
    to: 'name="other"',
    expect: 'lacks twitter:card',
  },
  {
    file: 'terms/index.html',
    from: 'name="theme-color"',
    to: 'name="other"',
    expect: 'lacks theme-color',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:url"',
    to: 'property="other"',
    expect: 'lacks og:url',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:locale"',
    to: 'property="other"',
    expect: 'lacks og:locale',
    also: ['terms/index.html: og:locale is "", not like de_DE'],
  },
  {
    file: 'terms/index.html',
    from: 'property="og:image"',
    to: 'property="other"',
    expect: 'lacks og:image',
    also: [
      'terms/index.html: og:image "" is not an absolute address',
      'terms/index.html: og:image  is not the card of en',
    ],
  },
  {
    file: 'terms/index.html',
    from: 'property="og:image:width"',
    to: 'property="other"',
    expect: 'lacks og:image:width',
    also: ['terms/index.html: card og/en-terms.png is 1200x630, stated as x630'],
  },
  {
    file: 'terms/index.html',
    from: 'property="og:image:height"',
    to: 'property="other"',
    expect: 'lacks og:image:height',
    also: ['terms/index.html: card og/en-terms.png is 1200x630, stated as 1200x'],
  },
  {
    file: 'terms/index.html',
    from: 'content="en_GB"',
    to: 'content="en"',
    expect: 'og:locale is "en", not like de_DE',
  },
  {
    file: 'index.html',
    from: 'property="og:locale:alternate"',
    to: 'property="other"',
    expect: 'og:locale:alternate does not name the 1 other languages',
  },
  {
    file: 'index.html',
    from: '"og:locale:alternate" content="de_DE"',
    to: '"og:locale:alternate" content="fr_FR"',
    expect: 'og:locale:alternate does not name the 1 other languages',
  },
  {
    file: 'terms/index.html',
    from: 'content="https://guide.test/surveys/og/en-terms.png"',
    to: 'content="/surveys/og/en-terms.png"',
    expect: 'og:image "/surveys/og/en-terms.png" is not an absolute address',
  },
  {
    file: 'terms/index.html',
    from: 'content="https://guide.test/surveys/og/en-terms.png"',
    to: 'content="https://guide.test/surveys/og/de-home.png"',
    expect: 'og:image https://guide.test/surveys/og/de-home.png is not the card of en',
  },
  {
    file: 'terms/index.html',
    from: 'content="https://guide.test/surveys/og/en-terms.png"',
    to: 'content="https://guide.test/surveys/og/en-term.png"',
    expect: 'names https://guide.test/surveys/og/en-term.png, which is no file',
  },
  {
    file: 'terms/index.html',
    from: 'property="og:image:height" content="630"',
    to: 'property="og:image:height" content="600"',
    expect: 'card og/en-terms.png is 1200x630, stated as 1200x600',
  },
]);

test('a card that some messengers would drop is named', () => {
  const heavy = Buffer.concat([read('og/en-terms.png'), Buffer.alloc(100_000)]);
  expect(faultsWith('og/en-terms.png', heavy)).toEqual([
    'terms/index.html: card og/en-terms.png has 100024 bytes',
  ]);
});
