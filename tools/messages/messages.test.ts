/** The project's own messages. This is the one test that fails when one of them has a fault. */
import { existsSync } from 'node:fs';
import config from '@/site.config';
import { localesOf } from '../../lib/site/languages';
import baseline from '../../messages/baseline.json';
import { readTexts } from './baseline';
import { messageFaults } from './check';
import { staleDays, todayInUtc } from './page-days';

const site = { config, messagesFolder: 'messages' };

/** A language that is being added may lack both for a while. A build for the public refuses it. */
const isReviewed = (code: string) =>
  ['glossary', 'legal-terms'].every((name) => existsSync(`messages/${name}/${code}.json`));

const unreviewed = localesOf(site).filter((code) => !isReviewed(code));
for (const code of unreviewed) test.todo(`${code} lacks its glossary or its legal terms`);

test('texts, glossaries and legal terms have no fault', () => {
  const faults = messageFaults(site).filter(
    ({ file, onlyPublic }) =>
      !(onlyPublic && unreviewed.some((code) => file.endsWith(`/${code}.json`))),
  );
  expect(faults.map(({ place, what }) => `${place}: ${what}`)).toEqual([]);
});

test('each page states the day on which its texts last changed', () => {
  expect(staleDays(config, readTexts(site), baseline, todayInUtc())).toEqual([]);
});
