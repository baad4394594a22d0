import type { PageRow, SiteConfig } from '../../lib/site/config';
import { testConfig } from '../../lib/testing/test-site';
import type { Baseline, Texts } from './baseline';
import { staleDays as staleOn, unsetDays, withDays } from './page-days';

const none: Baseline = { pages: {}, english: {}, exceptions: {} };
const today = '2025-11-01';
const staleDays = (config: SiteConfig, texts: Texts, baseline: Baseline) =>
  staleOn(config, texts, baseline, today);

/** The texts of three languages, with these changes by language and key. */
function textsWith(changes: Record<string, Record<string, string>> = {}): Texts {
  const base = {
    'hero.title': 'Surveys',
    'hero.image_alt': 'A phone',
    'header.home': 'Home',
    'pages.terms.title': 'Terms',
  };
  return new Map(
    ['en', 'de', 'ja'].map((code) => [
      code,
      new Map(Object.entries({ ...base, ...changes[code] })),
    ]),
  );
}

/** The test site, whose terms last changed on this day. */
function configWith(changedOn: PageRow['changedOn']): SiteConfig {
  const pages = testConfig.pages.map((row) =>
    row.route === 'terms' ? { ...row, changedOn } : row,
  );
  return { ...testConfig, pages };
}

const baseline = withDays(testConfig, textsWith(), none);
const changed = textsWith({ de: { 'pages.terms.title': 'Bedingungen' } });

test.each(['en', 'ja'])('a page is stale after a change in %s', (code) => {
  const texts = textsWith({ [code]: { 'pages.terms.title': 'Conditions' } });
  expect(staleDays(testConfig, texts, baseline)).toEqual([
    'terms: texts or changedOn (2025-09-16) have changed since 2025-09-16: set changedOn in site.config.ts to the day of the change and run `npm run messages -- --days`',
  ]);
});

test.each<[day: PageRow['changedOn'], before: PageRow['changedOn']]>([
  ['2025-10-30', '2025-09-16'],
  [today, today],
])('a page whose day is set, as to %s, is only to be recorded', (day, before) => {
  const recorded = withDays(configWith(before), textsWith(), none);
  expect(staleDays(configWith(day), changed, recorded)).toEqual([
    `terms: texts or changedOn (${day}) have changed since ${before}: run \`npm run messages -- --days\``,
  ]);
  const after = withDays(configWith(day), changed, recorded);
  expect(staleDays(configWith(day), changed, after)).toEqual([]);
});

test('the day of a page is that of its own texts, in whatever order', () => {
  expect(staleDays(testConfig, textsWith(), baseline)).toEqual([]);
  const article = textsWith({ de: { 'hero.title': 'Umfragen' } });
  expect(staleDays(testConfig, article, baseline)).toEqual([expect.stringMatching(/^home: /)]);
  const frame = textsWith({ de: { 'header.home': 'Start' } });
  expect(staleDays(testConfig, frame, baseline)).toEqual([]);
  const namedAlike = textsWith({ de: { 'pages.terms-before-2020.title': 'Bedingungen' } });
  expect(staleDays(testConfig, namedAlike, baseline)).toEqual([]);
  const reversed = new Map(
    [...textsWith()].map(([code, all]) => [code, new Map([...all].reverse())]),
  );
  expect(staleDays(testConfig, reversed, baseline)).toEqual([]);
});

test('a language that came or went changes no page, and a new one is to be recorded', () => {
  const [english, german] = textsWith();
  const few = new Map([english, german]);
  expect(staleDays(testConfig, few, baseline)).toEqual([]);
  expect(staleDays(testConfig, textsWith(), withDays(testConfig, few, none))).toEqual([
    'ja: is not in the baseline: run `npm run messages -- --days`',
  ]);
});

test('a day without a change is reported', () => {
  expect(staleDays(configWith('2025-10-30'), textsWith(), baseline)).toEqual([
    expect.stringMatching(
      /^terms: texts or changedOn \(2025-10-30\) have changed since 2025-09-16: run/,
    ),
  ]);
});

test('a day has to be set before it is recorded, unless texts change once more on that day', () => {
  const unset = (day: PageRow['changedOn'], before = baseline) =>
    unsetDays(configWith(day), changed, before, today);
  expect(unset('2025-09-16')).toEqual([
    'terms: set changedOn in site.config.ts first, as to 2025-11-01',
  ]);
  expect(unset('2025-10-30')).toEqual([]);
  // In Singapore tomorrow has begun.
  for (const day of [today, '2025-11-02'] as const)
    expect(unset(day, withDays(configWith(day), textsWith(), none))).toEqual([]);
});
