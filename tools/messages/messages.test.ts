/**
 * The project's own messages. Tests of components quote some English texts, such as those with
 * figures.
 */
import { existsSync } from 'node:fs';
import config from '@/site.config';
import { companyOf } from '../../lib/site/companies';
import { localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import baseline from '../../messages/baseline.json';
import english from '../../messages/en.json';
import { type Catalog, flatten } from './catalog';
import { messageFaults } from './check';
import { readableJson } from './files';
import type { LegalTerms } from './legal-terms';

const site = { config, messagesFolder: 'messages' };

/**
 * A language that is being added may lack both for a while, and one that was given to a company in
 * another country has to be rewritten by a lawyer. A build for the public refuses them.
 */
function isReviewed(code: Locale): boolean {
  const legalTerms = readableJson(`messages/legal-terms/${code}.json`) as LegalTerms | undefined;
  return (
    existsSync(`messages/glossary/${code}.json`) &&
    legalTerms?.country === companyOf(site, code).country
  );
}

const unreviewed = localesOf(site).filter((code) => !isReviewed(code));
for (const code of unreviewed)
  test.todo(`${code} lacks its glossary, or legal texts for its company's country`);

test('texts, glossaries and legal terms have no fault', () => {
  const faults = messageFaults(site).filter(
    ({ file, onlyPublic }) =>
      !(onlyPublic && unreviewed.some((code) => file.endsWith(`/${code}.json`))),
  );
  expect(faults.map(({ place, what }) => `${place}: ${what}`)).toEqual([]);
});

test('the baseline has every English text: `npm run messages -- --up-to-date en`', () => {
  const keys = [...flatten(english as Catalog).keys()];
  expect(Object.keys(baseline.english)).toEqual(expect.arrayContaining(keys));
  expect(keys).toEqual(expect.arrayContaining(Object.keys(baseline.english)));
});
