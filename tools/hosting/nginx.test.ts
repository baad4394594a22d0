import { testSite, testSiteIn } from '../../lib/testing/test-site';
import { nginxFiles } from './nginx';

/** The names that the files of a site define, or bring into all of nginx. */
function definedNames(host: string, folder: string): Set<string> {
  const site = testSite({ SITE_URL: `https://${host}`, BASE_PATH: folder });
  const text = Object.values(nginxFiles(site, [])).join('\n');
  const maps = [...text.matchAll(/^map \S+(?: \S+)*? (\$\w+) \{$/gm)].map(([, name]) => name);
  const groups = [...text.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => `$${name}`);
  return new Set([...maps, ...groups]);
}

const one = definedNames('www.my-surveys.sg', '');

test.each([
  ['www.my-surveys.sg', '/surveys'],
  ['www.my.surveys.sg', ''],
])('on one nginx, a site of %s%s defines other names than one of www.my-surveys.sg', (...place) => {
  const other = definedNames(...place);
  expect(other.size).toBe(one.size);
  expect(new Set([...one, ...other]).size).toBe(2 * one.size);
});

test('each name is used as it is defined, and is short enough for a group of PCRE', () => {
  expect(one.size).toBe(7);
  expect([...one].filter((name) => name.length > 33)).toEqual([]);
  const text = Object.values(nginxFiles(testSite({ SITE_URL: 'https://www.my-surveys.sg' }), []));
  const used = text.join('\n').match(/\$survey_guide_\w+/g) ?? [];
  expect(new Set(used)).toEqual(one);
});

test.each([
  ['', 'root /srv/guide.test/current/out;'],
  ['/surveys', 'alias /srv/guide.test/surveys/current/out/;'],
])('below "%s" nginx reads the present release', (folder, files) => {
  const written = nginxFiles(testSite({ SITE_URL: 'https://guide.test', BASE_PATH: folder }), []);
  expect(written['nginx-server.conf']).toContain(files);
});

test('a whole server includes the rules of the present release; below a folder there is none', () => {
  const settings = { SITE_URL: 'https://guide.test' };
  const written = nginxFiles(testSite(settings), []);
  const current = '/srv/guide.test/current/out-hosts';
  const below = nginxFiles(testSite({ ...settings, BASE_PATH: '/surveys' }), []);
  expect(Object.keys(below)).toEqual(['nginx-http.conf', 'nginx-server.conf']);
  expect([...written['nginx.conf'].matchAll(/include (\S+);/g)].map(([, file]) => file)).toEqual([
    `${current}/nginx-http.conf`,
    `${current}/nginx-server.conf`,
  ]);
});

test('a page that a language lacks is no target of ?lang', () => {
  // In the test site only English and German have an imprint.
  const text = nginxFiles(testSite(), [])['nginx-http.conf'];
  const [, pattern = ''] = /"~(\^\S*_route>\S*)"/.exec(text) ?? [];
  const isTarget = (path: string) => RegExp(pattern).test(path);
  expect(['/', '/de/', '/terms/', '/de/terms/'].filter(isTarget)).toHaveLength(4);
  expect(['/imprint/', '/de/imprint/', '/termsx/', '/xx/terms/'].filter(isTarget)).toEqual([]);
});

/**
 * The folder that nginx's patterns name for a query, as it goes through them: the first that
 * matches counts.
 */
function requestedFolder(query: string): string | undefined {
  const files = nginxFiles(testSiteIn(['zh-Hans', 'zh-Hant']), []);
  // JavaScript of the oldest Node.js has no `(?i:…)`.
  const patterns = [...files['nginx-http.conf'].matchAll(/"~(\S+lang=\S+)" (\S+);/g)];
  return patterns.find(([, pattern]) => RegExp(pattern.replace('?i:', '?:'), 'i').test(query))?.[2];
}

test.each([
  ['zh-Hant-TW', '/zh-Hant'],
  ['zh_Hant_TW', '/zh-Hant'],
  ['zh-SG', '/zh-Hans'],
  ['pt-br', '/pt-BR'],
  ['pt-AO', '/pt-PT'],
  ['de-Latn-AT&x=y', '/de'],
  ['en-SG', '""'],
  ['de&lang=pt-BR', '/de'],
  ['pt-BR&lang=de', '/pt-BR'],
  ['xx&lang=de', undefined],
  ['deutsch', undefined],
  ['de-AT/', undefined],
])('for the query lang=%s nginx shortens the tag step by step: %s', (value, folder) => {
  expect(requestedFolder(`utm=x&lang=${value}`)).toBe(folder);
});
