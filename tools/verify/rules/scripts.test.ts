/** What a page runs, and what its policy lets it run. */
import { tinyExport } from '../../testing/tiny-export';
import { scripts } from './scripts';

const { plant, faultsWith, read } = tinyExport(scripts);

plant([
  {
    file: 'terms/index.html',
    from: 'http-equiv="Content-Security-Policy"',
    to: 'name="policy"',
    expect: 'has no policy before all that it governs',
  },
  {
    file: 'terms/index.html',
    from: '<meta charset="utf-8">',
    to: '<meta charset="utf-8"><meta name="referrer" content="origin">',
    expect: 'has no policy before all that it governs',
  },
  {
    file: 'terms/index.html',
    from: "; require-trusted-types-for 'script'",
    to: '',
    expect: 'its policy lets texts become scripts',
  },
  {
    file: 'terms/index.html',
    from: '</main>',
    to: '</main><script>count()</script>',
    expect: 'its policy refuses the script "count()"',
  },
  {
    file: '404.html',
    from: '<h1>',
    to: '<script>count()</script><h1>',
    expect: 'its policy refuses the script "count()"',
  },
  {
    file: 'terms/index.html',
    from: '<script>localStorage.i18nextLng</script>',
    to: '',
    expect: 'its first script is not the decision on the language',
  },
  {
    file: 'terms/index.html',
    from: 'style.css" integrity=',
    to: 'style.css" data-hash=',
    expect: '/surveys/style.css is not bound to its contents',
  },
  {
    file: 'terms/index.html',
    from: 'client.js" integrity="sha256-',
    to: 'client.js" integrity="sha256-x',
    expect: '/surveys/client.js is not bound to its contents',
  },
  {
    file: 'terms/index.html',
    from: '</main>',
    to: '</main><script src="https://x.test/_next/a.js"></script>',
    expect: 'has a script of Next.js: https://x.test/_next/a.js',
  },
  {
    file: 'terms/index.html',
    from: '</main>',
    to: '</main><script type="application/json">self.__next_f</script>',
    expect: 'has a script of Next.js: a payload',
  },
  {
    file: 'terms/index.html',
    from: '</main>',
    to: '</main><div hidden id="S:0"></div>',
    expect: 'S:0 waits for a script to put it in its place',
  },
  {
    file: 'terms/index.html',
    from: '</main>',
    to: '</main><template id="B:0"></template>',
    expect: 'B:0 waits for a script to put it in its place',
  },
  {
    file: 'terms/index.html',
    from: '</main>',
    to: '</main><template id="P:1"></template>',
    expect: 'P:1 waits for a script to put it in its place',
  },
]);

test('a script with other contents than pages are bound to is named for each of them', () => {
  const pages = ['404.html', 'de/404.html', 'de/index.html', 'index.html', 'terms/index.html'];
  expect(faultsWith('client.js', `${read('client.js')}count()`)).toEqual(
    pages.map((file) => `${file}: /surveys/client.js is not bound to its contents`),
  );
});

describe('the decision on the language', () => {
  const html = read('terms/index.html').toString();
  const [decision = '', client = ''] = html.match(/<script[^<]*<\/script>/g) ?? [];
  const withoutScripts = html.replace(decision, '').replace(client, '');

  test.each([
    ['behind another script', html.replace(decision, '').replace(client, client + decision)],
    ['behind the head', withoutScripts.replace('<header>', `${decision}<header>`)],
  ])('%s is too late', (_, late) => {
    expect(late).toContain(decision);
    expect(faultsWith('terms/index.html', late)).toEqual([
      'terms/index.html: its first script is not the decision on the language',
    ]);
  });
});
