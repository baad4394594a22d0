import { cloudfrontPage } from './cloudfront';

const files = [
  ...['.htaccess', '_headers', '_next/static/chunks/a.css', '_next/static/media/b.svg'],
  ...['_routes.json', '_worker.js', 'favicon.ico', 'index.html', 'pictures/c.svg', 'scripts/a.js'],
];
const page = cloudfrontPage({ host: 'example.org', basePath: '/surveys' }, files, []);

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
