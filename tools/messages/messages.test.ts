/** The project's own messages. This is the one test that fails when one of them has a fault. */
import { existsSync } from 'node:fs';
import { localesOf } from '../../lib/site/languages';
import config from '../../site.config';
import { faultsByFile, publicFaultsByFile, readTexts } from './check';
import { neverStamped, staleDays, todayInUtc } from './stamps';
import stamps from './stamps.json';

test('the texts have no fault, and each page states the day on which its own last changed', () => {
  expect([...faultsByFile({ config }, 'messages').values()].flat()).toEqual([]);
  const texts = readTexts({ config }, 'messages');
  expect([
    ...staleDays(config, texts, stamps, todayInUtc()),
    ...neverStamped(texts, stamps),
  ]).toEqual([]);
});

/** A language that is being added may lack both for a while. A build for the public refuses it. */
const isReviewed = (code: string) =>
  ['glossary', 'legal-terms'].every((name) => existsSync(`messages/${name}/${code}.json`));

for (const code of localesOf({ config }).filter((locale) => !isReviewed(locale)))
  test.todo(`${code} lacks its glossary or its legal terms`);

test('every language that has glossary and legal terms keeps to them, and is in its own words', async () => {
  const languages = config.languages.filter(({ code }) => isReviewed(code));
  const report = await publicFaultsByFile({ config: { ...config, languages } }, 'messages');
  expect([...report.values()].flat()).toEqual([]);
});
