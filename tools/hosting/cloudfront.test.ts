import { cloudfrontPage } from './cloudfront';

const page = cloudfrontPage({ host: 'example.org', basePath: '/surveys' }, [
  'index.html',
  'favicon.ico',
  '_next/static/chunks/a.css',
  'scripts/a.js',
  '_next/static/media/b.svg',
  'pictures/c.svg',
  '.htaccess',
  '_headers',
]);

type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };

/** Runs the function on the page as CloudFront would. */
function visit(address: string): Answer {
  const [, code] = page.match(/```js\n([\s\S]*?)```/) ?? [];
  const [uri, query] = address.split('?', 2);
  const handler = new Function(`${code}; return handler`)();
  return handler({ request: { uri, rawQueryString: () => query } });
}

test.each([
  ['/surveys/', '/surveys/index.html'],
  ['/surveys/de/?lang=de', '/surveys/de/index.html'],
])('the function finds the file of %s', (address, file) => {
  expect(visit(address).uri).toBe(file);
});

test.each([
  ['/surveys/terms', '/surveys/terms/'],
  ['/surveys/terms?a=1&b=%26', '/surveys/terms/?a=1&b=%26'],
  ['//elsewhere.example', undefined],
  ['//elsewhere', '/elsewhere/'],
])('the function leads %s to its slash, on the same host', (address, location) => {
  expect(visit(address).headers?.location.value).toBe(location);
});

test('uploads each kind of file with its headers, pages last, and nothing that is for other hosts', () => {
  const commands = page.match(/^aws s3 cp[\s\S]*?--cache-control '.*'$/gm) ?? [];
  const kinds = commands.map((command) => command.match(/--include '\*\.(\w+)'/)?.[1]);
  expect(kinds).toEqual(['css', 'svg', 'js', 'ico', 'svg', 'html']);
  expect(commands[0]).toContain('s3://BUCKET/surveys/_next/static ');
  expect(commands[2]).toContain('s3://BUCKET/surveys/scripts ');
  expect(commands[2]).toContain("'text/javascript; charset=utf-8'");
  expect(commands[2]).toMatch(/immutable'$/);
  expect(commands[5]).toMatch(/'no-cache'$/);
});
