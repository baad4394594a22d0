/**
 * What the law of a page's company and readers wants to be named, in
 * `messages/legal-terms/<code>.json`.
 */
import type { Company } from '../../lib/site/company-rules';
import { defaultLocale } from '../../lib/site/languages';
import { type Catalog, flatten } from './catalog';
import type { KeyFault } from './files';

/**
 * The country of the company for which a language's legal texts are written and, by place, the
 * words that a lawyer would look for. Each stands in every message of the place.
 */
export type LegalTerms = { country?: string } & Partial<Record<Place, readonly string[]>>;

type Place = keyof ReturnType<typeof placesFor>;

const nameOf = new Intl.DisplayNames('en', { type: 'region' });

/**
 * What to do about texts that are written for a company in another country; undefined if they are
 * not.
 */
function countryFault(
  written: string | undefined,
  country: Company['country'],
  code: string,
): string | undefined {
  if (written === country) return undefined;
  if (written !== 'SG' && written !== 'DE')
    return `must be SG or DE, the country for whose companies the legal texts are written. Example: "country": "${country}"`;
  const leaving = code === defaultLocale ? '' : ', or leave the language out';
  return `the legal texts in ${code} are written for a company in ${nameOf.of(written)}, and site.config.ts gives ${code} to one in ${nameOf.of(country)}: let a lawyer rewrite pages.terms, pages.privacy and pages.imprint and set country${leaving} (docs/operating.md, 'If you have one company')`;
}

/** By place, the messages that must name something: each of them, or all below a key together. */
function placesFor(country: Company['country']) {
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

/**
 * That the texts are written for another country; else each place without terms, and each term that
 * a message of it lacks.
 */
export function legalTermFaults(
  { country: written, ...terms }: LegalTerms,
  texts: Catalog,
  country: Company['country'],
  code: string,
): KeyFault[] {
  const wrong = countryFault(written, country, code);
  if (wrong) return [{ key: 'country', what: wrong }];
  const places = placesFor(country);
  const messages = [...flatten(texts)];
  const textBelow = (key: string) =>
    messages
      .filter(([one]) => `${one}.`.startsWith(`${key}.`))
      .map(([, text]) => String(text).replaceAll('\u00a0', ' '))
      .join('\n');
  const unknown = Object.keys(terms).filter((place) => !(place in places));
  return [
    ...unknown.map((place) => ({
      key: place,
      what: `is none of ${Object.keys(places).join(', ')}`,
    })),
    ...(Object.keys(places) as Place[]).flatMap((place): KeyFault[] => {
      const wanted = terms[place] ?? [];
      if (wanted.length === 0) return [{ key: place, what: 'is missing' }];
      return places[place].flatMap((key) => {
        const text = textBelow(key);
        // Another check reports a missing message.
        if (text === '') return [];
        return wanted
          .filter((term) => !text.includes(term))
          .map((term) => ({ key: place, what: `${key} does not name “${term}”` }));
      });
    }),
  ];
}
