/** What the law of a page's operator and readers wants to be named, by the words that a lawyer would look for. */
import { readFileSync } from 'node:fs';
import { type Locale, localeCodes } from '../../lib/locales';
import { loadMessages, type Messages } from '../../lib/messages/load';
import { operatorOf } from '../../lib/operators';
import { flatten } from './compare';

/** The texts that must name something. Each of them must, where there are several. */
const places: Record<string, (messages: Messages, locale: Locale) => string[]> = {
  controller: ({ pages }) => [flatText(pages.privacy.sections.controller)],
  privacyLaw: ({ pages }) => [flatText(pages.privacy)],
  delivery: ({ pages }) => [pages.privacy.sections.hosting.text],
  contact: ({ pages }) => {
    const { text_connected, text_unconnected } = pages.privacy.sections.contact_form;
    return [text_connected, text_unconnected];
  },
  rights: ({ pages }) => [pages.privacy.sections.rights.text],
  authority: ({ pages }) => [pages.privacy.sections.rights.text],
  governingLaw: ({ pages }) => [pages.terms.sections.law.text],
  advertising: ({ pages, cta_section }) => [
    pages.terms.sections.advertising.text,
    cta_section.brands.note,
  ],
  dispute: ({ pages }) => [pages.imprint.dispute.text],
  fields: ({ pages }, locale) => [flatText(pages.imprint[operatorOf(locale).country])],
};

function flatText(catalog: object): string {
  return [...flatten(catalog as never).values()].join('\n');
}

/** Language, place, and the terms as that country's law calls them. */
const rows = readFileSync('tools/messages/legal-terms.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [Locale, string, string]);

test.each(rows)('%s, %s: the texts name %s', async (locale, place, terms) => {
  const messages = await loadMessages(locale);
  for (const text of places[place](messages, locale)) {
    const spaced = text.replaceAll('\u00a0', ' ');
    for (const term of terms.split(' | ')) expect(spaced).toContain(term);
  }
});

for (const code of localeCodes) {
  const covered = rows.filter(([locale]) => locale === code).map(([, place]) => place);
  const name = `tools/messages/legal-terms.tsv has what the law of ${code} wants to be named`;
  if (covered.length === 0) test.todo(name);
  else test(name, () => expect(covered).toEqual(Object.keys(places)));
}
