/** What the law of a page's operator and readers wants to be named, by the words that a lawyer would look for. */
import { readFileSync } from 'node:fs';
import { loadMessages } from '../../lib/messages/load';
import { companyOf } from '../../lib/site/companies';
import { localesOf } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import config from '../../site.config';
import { flatten } from './compare';

/** By place, the messages that must name something: each of them, or all below a key together. */
const places: Record<string, readonly string[]> = {
  controller: ['pages.privacy.sections.controller'],
  privacyLaw: ['pages.privacy'],
  delivery: ['pages.privacy.sections.hosting.text'],
  contact: ['text_connected', 'text_unconnected'].map(
    (text) => `pages.privacy.sections.contact_form.${text}`,
  ),
  rights: ['pages.privacy.sections.rights'],
  authority: ['pages.privacy.sections.rights.text'],
  governingLaw: ['pages.terms.sections.law.text'],
  advertising: ['pages.terms.sections.advertising.text'],
  dispute: ['pages.imprint.dispute.text'],
  fields: ['pages.imprint.COUNTRY'],
};

/** Language, place, and the terms as that country's law calls them. */
const rows = readFileSync('tools/messages/legal-terms.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [Locale, string, string]);

test.each(rows)('%s, %s: the texts name %s', async (locale, place, terms) => {
  const messages = [...flatten(await loadMessages(locale))];
  for (const name of places[place]) {
    const key = name.replace('COUNTRY', companyOf({ config }, locale).country);
    const own = messages.filter(([one]) => `${one}.`.startsWith(`${key}.`));
    const text = own.map(([, words]) => String(words).replaceAll('\u00a0', ' ')).join('\n');
    for (const term of terms.split(' | '))
      expect({ key, text }).toEqual({ key, text: expect.stringContaining(term) });
  }
});

for (const code of localesOf({ config })) {
  const covered = rows.filter(([locale]) => locale === code).map(([, place]) => place);
  const name = `tools/messages/legal-terms.tsv has what the law of ${code} wants to be named`;
  if (covered.length === 0) test.todo(name);
  else test(name, () => expect(covered).toEqual(Object.keys(places)));
}
