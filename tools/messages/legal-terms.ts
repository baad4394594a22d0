/** What the law of a page's company and readers wants to be named, in `messages/legal-terms/<code>.json`. */
import type { Company } from '../../lib/site/company-rules';
import { type Catalog, flatten } from './compare';

/** By place, the words that a lawyer would look for. Each stands in every message of the place. */
export type LegalTerms = Readonly<Record<string, readonly string[]>>;

/** By place, the messages that must name something: each of them, or all below a key together. */
function placesFor(country: Company['country']): Readonly<Record<string, readonly string[]>> {
  return {
    controller: ['pages.privacy.sections.controller'],
    privacyLaw: ['pages.privacy'],
    delivery: ['pages.privacy.sections.hosting.text'],
    contact: [
      'pages.privacy.sections.contact_form.text_connected',
      'pages.privacy.sections.contact_form.text_unconnected',
    ],
    rights: ['pages.privacy.sections.rights'],
    authority: ['pages.privacy.sections.rights.text'],
    governingLaw: ['pages.terms.sections.law.text'],
    advertising: ['pages.terms.sections.advertising.text'],
    dispute: ['pages.imprint.dispute.text'],
    fields: [`pages.imprint.${country}`],
  };
}

/** One line for each place without terms, and for each term that a message of its place lacks. */
export function legalTermFaults(
  terms: LegalTerms,
  texts: Catalog,
  country: Company['country'],
): string[] {
  const places = placesFor(country);
  const messages = [...flatten(texts)];
  const textBelow = (key: string) =>
    messages
      .filter(([one]) => `${one}.`.startsWith(`${key}.`))
      .map(([, text]) => String(text).replaceAll('\u00a0', ' '))
      .join('\n');
  const stray = Object.keys(terms).filter((place) => !(place in places));
  return [
    ...stray.map((place) => `${place}: is none of ${Object.keys(places).join(', ')}`),
    ...Object.entries(places).flatMap(([place, keys]) => {
      if (!terms[place]?.length) return `${place}: is missing`;
      return keys.flatMap((key) => {
        const text = textBelow(key);
        // A missing message is reported by compare.ts.
        if (text === '') return [];
        return terms[place]
          .filter((term) => !text.includes(term))
          .map((term) => `${place}: ${key} does not name “${term}”`);
      });
    }),
  ];
}
