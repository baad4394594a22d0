/** What the law of a page's company and readers wants to be named, in `messages/legal-terms/<code>.json`. */
import type { Company } from '../../lib/site/company-rules';
import { defaultLocale } from '../../lib/site/languages';
import { type Catalog, flatten } from './compare';

/**
 * The country of the company for which a language's legal texts are written and, by place, the words that a lawyer would
 * look for. Each stands in every message of the place.
 */
export type LegalTerms = { country?: string } & Partial<Record<Place, readonly string[]>>;

type Place = keyof ReturnType<typeof placesFor>;

const nameOf = new Intl.DisplayNames('en', { type: 'region' });

/** What to do about texts that are written for a company in another country; undefined if they are not. */
function countryFault(
  written: string | undefined,
  country: Company['country'],
  code: string,
): string | undefined {
  if (written === country) return undefined;
  if (written !== 'SG' && written !== 'DE')
    return `country: must be SG or DE, the country for whose companies the legal texts are written. Example: "country": "${country}"`;
  const leaving = code === defaultLocale ? '' : ', or leave the language out';
  return `country: the legal texts in ${code} are written for a company in ${nameOf.of(written)}, and site.config.ts gives ${code} to one in ${nameOf.of(country)}: let a lawyer rewrite pages.terms, pages.privacy and pages.imprint and set country${leaving} (docs/operating.md, 'If you have one company')`;
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
 * One line if the texts are written for another country; else for each place without terms, and for each term that a
 * message of its place lacks.
 */
export function legalTermFaults(
  { country: written, ...terms }: LegalTerms,
  texts: Catalog,
  country: Company['country'],
  code: string,
): string[] {
  const wrong = countryFault(written, country, code);
  if (wrong) return [wrong];
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
    ...(Object.keys(places) as Place[]).flatMap((place) => {
      const wanted = terms[place] ?? [];
      if (wanted.length === 0) return `${place}: is missing`;
      return places[place].flatMap((key) => {
        const text = textBelow(key);
        // A missing message is reported by compare.ts.
        if (text === '') return [];
        return wanted
          .filter((term) => !text.includes(term))
          .map((term) => `${place}: ${key} does not name “${term}”`);
      });
    }),
  ];
}

/** Fewer files would not tell a thin one from another law. */
const fewest = 2;

/**
 * One line for each place that names fewer terms than in every other language whose texts are written for the same
 * country.
 */
export function thinPlaceHints(own: LegalTerms, others: readonly LegalTerms[]): string[] {
  const peers = others.filter(({ country }) => country === own.country);
  if (peers.length < fewest) return [];
  const { country: _, ...places } = own;
  return (Object.keys(places) as Place[]).flatMap((place) => {
    const count = places[place]?.length ?? 0;
    const least = Math.min(...peers.map((terms) => terms[place]?.length ?? 0));
    if (count >= least) return [];
    return `${place}: names ${count} of what the law wants, and every other language of the country's company at least ${least}`;
  });
}
