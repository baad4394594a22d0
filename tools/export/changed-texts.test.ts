import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day, SiteConfig } from '../../lib/site/config';
import { testConfig } from '../../lib/testing/test-site';
import { textsChangedLater } from './changed-texts';

const place = mkdtempSync(join(tmpdir(), 'changed-texts-'));
const home = process.cwd();

const texts = {
  header: { home: 'Start' },
  hero: { title: 'Pay' },
  pages: { terms: { intro: 'Our terms' } },
};
const write = (content: object) => writeFileSync('messages/de.json', JSON.stringify(content));

function commitAll(time: string): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@guide.test'];
  execFileSync('git', ['add', '.'], { env });
  execFileSync('git', [...name, 'commit', '--quiet', '--message', 'Texts'], { env });
}

beforeAll(() => {
  process.chdir(place);
  mkdirSync('messages');
  execFileSync('git', ['init', '--quiet']);
  write(texts);
  commitAll('2025-09-16T10:00:00Z');
});
beforeEach(() => write(texts));
afterAll(() => {
  process.chdir(home);
  rmSync(place, { recursive: true });
});

/** The lines for a site in which both pages say that they changed on this day. */
function lines(changedOn: Day): string[] {
  const pages = testConfig.pages.slice(0, 2).map((page) => ({ ...page, changedOn }));
  return textsChangedLater({ ...testConfig, pages } as SiteConfig, 'messages');
}

test('texts as they were on the day are in order', () => {
  expect(lines('2025-09-16')).toEqual([]);
});

test('the page whose text has changed since is named, with the text', () => {
  write({ ...texts, pages: { terms: { intro: 'Our new terms', law: 'Of Singapore' } } });
  const line =
    'site.config.ts: pages: terms says that it last changed on 2025-09-16, but since then so did messages/de.json: pages.terms.intro and 1 more';
  expect(lines('2025-09-16')).toEqual([line]);
});

test('what is on every page, and where a line may break, is no text of a page', () => {
  write({ ...texts, header: { home: 'Home' }, hero: { title: 'P\u2060ay' } });
  expect(lines('2025-09-16')).toEqual([]);
});

test('a day that is not over, or that git does not know, tells nothing', () => {
  write({ ...texts, hero: { title: 'More pay' } });
  const today = new Date().toISOString().slice(0, 10) as Day;
  expect(lines('2025-09-16')).toHaveLength(1);
  expect(lines(today)).toEqual([]);
  expect(lines('2025-09-01')).toEqual([]);
});

test('a change that was committed later counts, also in the evening of the day elsewhere', () => {
  write({ ...texts, hero: { title: 'Less pay' } });
  commitAll('2025-09-18T11:00:00Z');
  expect(lines('2025-09-17')).toEqual([]);
  expect(lines('2025-09-16')).toEqual([expect.stringContaining('home says')]);
});
