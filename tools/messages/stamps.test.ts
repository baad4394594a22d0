import type { PageRow, SiteConfig } from '../../lib/site/config';
import { testConfig } from '../../lib/testing/test-site';
import {
  languagesBehind,
  neverStamped,
  type Stamps,
  staleDays as staleOn,
  stamped,
  stampedTexts,
  stampOnceMended,
  type Texts,
  unsetDays,
} from './stamps';

const none: Stamps = { pages: {}, english: {}, behind: {} };
const today = '2025-11-01';
const all = ['de', 'ja'];
const staleDays = (config: SiteConfig, texts: Texts, stamps: Stamps) =>
  staleOn(config, texts, stamps, today);

/** The texts of three languages, with these changes by language and key. */
function textsWith(changes: Record<string, Record<string, string>> = {}): Texts {
  const base = { 'hero.title': 'Surveys', 'header.home': 'Home', 'pages.terms.title': 'Terms' };
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

const stampedOnce = stamped(testConfig, textsWith(), none, all);
const stale =
  'terms: the texts have changed since 2025-09-16: set changedOn in site.config.ts to the day of the change and run `npm run messages -- --stamp`';

describe('the day of a page', () => {
  test.each(['en', 'ja'])('is stale after a change in %s', (code) => {
    const texts = textsWith({ [code]: { 'pages.terms.title': 'Conditions' } });
    expect(staleDays(testConfig, texts, stampedOnce)).toEqual([stale]);
  });

  test.each(['2025-10-30', today])('wants a stamp alone once it is set, as to %s', (day) => {
    const texts = textsWith({ de: { 'pages.terms.title': 'Bedingungen' } });
    const before = stamped(
      configWith(day === today ? today : '2025-09-16'),
      textsWith(),
      none,
      all,
    );
    expect(staleDays(configWith(day as PageRow['changedOn']), texts, before)).toEqual([
      `terms: the texts have changed since ${before.pages.terms.changedOn}; changedOn is ${day === today ? 'already today' : day}: run \`npm run messages -- --stamp\``,
    ]);
  });

  test('is to be stamped once faults are mended, while they stand', () => {
    const texts = textsWith({ de: { 'pages.terms.title': 'Bedingungen' } });
    const later =
      /^terms: .* the change and run `npm run messages -- --stamp` once the faults above are mended$/;
    expect(staleOn(testConfig, texts, stampedOnce, today, stampOnceMended)).toEqual([
      expect.stringMatching(later),
    ]);
    expect(neverStamped(texts, none, stampOnceMended)).toContainEqual(
      expect.stringMatching(/^ja: .* once the faults above are mended$/),
    );
  });

  test('is that of its own texts', () => {
    expect(staleDays(testConfig, textsWith(), stampedOnce)).toEqual([]);
    const article = textsWith({ de: { 'hero.title': 'Umfragen' } });
    expect(staleDays(testConfig, article, stampedOnce)).toEqual([expect.stringMatching(/^home: /)]);
    const frame = textsWith({ de: { 'header.home': 'Start' } });
    expect(staleDays(testConfig, frame, stampedOnce)).toEqual([]);
  });

  test('is not that of a language that came or went since', () => {
    const [english, german, japanese] = textsWith();
    const withoutJapanese = new Map([english, german]);
    expect(staleDays(testConfig, withoutJapanese, stampedOnce)).toEqual([]);
    const before = stamped(testConfig, withoutJapanese, none, all);
    expect(staleDays(testConfig, new Map([english, german, japanese]), before)).toEqual([]);
  });

  test('is not another one than that of its texts', () => {
    expect(staleDays(configWith('2025-10-30'), textsWith(), stampedOnce)).toEqual([
      'terms: changedOn is 2025-10-30, and the texts are those of 2025-09-16',
    ]);
  });

  test('has to be set before texts are stamped, unless they change once more on that day', () => {
    const changed = textsWith({ en: { 'pages.terms.title': 'Conditions' } });
    const unset = (day: PageRow['changedOn'], stamps = stampedOnce) =>
      unsetDays(configWith(day), changed, stamps, today);
    expect(unset('2025-09-16')).toEqual([
      'terms: set changedOn in site.config.ts first, as to 2025-11-01',
    ]);
    expect(unset('2025-10-30')).toEqual([]);
    expect(unset('2025-11-02')).toEqual([]);
    expect(unset('2025-11-03')).toEqual([
      'terms: changedOn in site.config.ts is in the future: 2025-11-03',
    ]);
    expect(unset(today, stamped(configWith(today), textsWith(), none, all))).toEqual([]);
    const stamps = stamped(configWith('2025-10-30'), changed, stampedOnce, all);
    expect(staleDays(configWith('2025-10-30'), changed, stamps)).toEqual([]);
  });
});

test('a language that was never stamped is named until it is', () => {
  const [english, german, japanese] = textsWith();
  const before = stamped(testConfig, new Map([english, german]), none, all);
  expect(neverStamped(new Map([english, german]), before)).toEqual([]);
  expect(neverStamped(new Map([english, japanese]), before)).toEqual([
    'ja: was never stamped: set changedOn of its pages and run `npm run messages -- --stamp`',
  ]);
  expect(neverStamped(textsWith(), stampedOnce)).toEqual([]);
});

describe('translations', () => {
  const changed = textsWith({ en: { 'header.home': 'Start' } });
  const behind = (texts: Texts, kept: Stamps) => Object.fromEntries(languagesBehind(texts, kept));
  const stamp = (following: string[], kept = stampedOnce) =>
    stamped(testConfig, changed, kept, following);

  test('follow the English text that they were made of', () => {
    expect(behind(textsWith(), stampedOnce)).toEqual({});
    expect(behind(changed, stampedOnce)).toEqual({ 'header.home': ['de', 'ja'] });
  });

  test('are behind until their language is said to follow', () => {
    const german = stamp(['de']);
    expect(behind(changed, german)).toEqual({ 'header.home': ['ja'] });
    expect(behind(changed, stamp([], german))).toEqual({ 'header.home': ['ja'] });
    // Whoever asks for German alone.
    const alone = new Map([...changed].filter(([code]) => code !== 'ja'));
    expect(behind(alone, stamp([], german))).toEqual({});
    expect(behind(changed, stamp(['ja'], german))).toEqual({});
  });

  test('may be said to follow in one text, and nothing else is stamped', () => {
    const more = textsWith({ en: { 'header.home': 'Start', 'hero.title': 'Polls' } });
    const one = stampedTexts(more, stampedOnce, ['de'], ['hero.title']);
    expect(behind(more, one)).toEqual({ 'hero.title': ['ja'], 'header.home': ['de', 'ja'] });
    expect(one.pages).toEqual(stampedOnce.pages);
    expect(staleDays(testConfig, more, one)).toEqual([expect.stringMatching(/^home: /)]);
    const both = stampedTexts(more, one, ['ja'], ['hero.title']);
    expect(behind(more, both)).toEqual({ 'header.home': ['de', 'ja'] });
    const german = stamped(testConfig, more, stampedOnce, ['de']);
    expect(stampedTexts(more, german, ['de'], ['hero.title'])).toEqual(german);
  });

  test('of a new text are not known to follow', () => {
    const added = textsWith({ en: { 'header.new': 'New' }, de: { 'header.new': 'Neu' } });
    expect(behind(added, stampedOnce)).toEqual({ 'header.new': ['de'] });
  });
});
