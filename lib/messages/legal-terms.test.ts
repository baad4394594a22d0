/** What the law of a page's operator and readers wants to be named, by the words that a lawyer would look for. */
import type { Locale } from '../locales';
import { operatorOf } from '../operators';
import { flatten } from './compare';
import { loadMessages, type Messages } from './load';

/** The texts that must name something. Each of them must, where there are several. */
const places = {
  controller: ({ pages }: Messages) => [flatText(pages.privacy.sections.controller)],
  privacyLaw: ({ pages }: Messages) => [flatText(pages.privacy)],
  delivery: ({ pages }: Messages) => [pages.privacy.sections.hosting.text],
  contact: ({ pages }: Messages) => {
    const { text_connected, text_unconnected } = pages.privacy.sections.contact_form;
    return [text_connected, text_unconnected];
  },
  rights: ({ pages }: Messages) => [pages.privacy.sections.rights.text],
  authority: ({ pages }: Messages) => [pages.privacy.sections.rights.text],
  governingLaw: ({ pages }: Messages) => [pages.terms.sections.law.text],
  advertising: ({ pages, cta_section }: Messages) => [
    pages.terms.sections.advertising.text,
    cta_section.brands.note,
  ],
  dispute: ({ pages }: Messages) => [pages.imprint.dispute.text],
  fields: ({ pages }: Messages, locale: Locale) => [
    flatText(pages.imprint[operatorOf(locale).country]),
  ],
};

type Terms = Record<keyof typeof places, readonly string[]>;

/** By language, as that country's law calls it. */
const terms: Partial<Record<Locale, Terms>> = {
  en: {
    controller: ['organisation responsible for personal data', 'data protection officer'],
    privacyLaw: ['Personal Data Protection Act'],
    delivery: ['IP address', 'for security', 'short time'],
    contact: ['you consent', 'to reply to you', 'delete'],
    rights: ['hold', 'used or disclosed it in the past year', 'corrected', 'withdraw your consent'],
    authority: ['Personal Data Protection Commission'],
    governingLaw: ['laws of Singapore'],
    advertising: ['advertising'],
    dispute: ['European Commission', 'neither obliged nor willing'],
    fields: ['ACRA', 'UEN', 'GST registration number', 'responsible', 'Data protection officer'],
  },
  de: {
    controller: ['Verantwortlicher'],
    privacyLaw: ['Datenschutz-Grundverordnung (DSGVO)', '§ 25 Abs. 2 Nr. 2 TDDDG'],
    delivery: ['Art. 6 Abs. 1 lit. f DSGVO', 'berechtigtes Interesse', 'für kurze Zeit'],
    contact: ['Art. 6 Abs. 1 lit. f DSGVO', 'berechtigtes Interesse', 'löschen'],
    rights: [
      ...['Auskunft', 'Berichtigung', 'Löschung', 'Einschränkung der Verarbeitung'],
      ...['Datenübertragbarkeit', 'Widerspruch'],
    ],
    authority: ['Datenschutzaufsichtsbehörde'],
    governingLaw: ['Recht von Singapur'],
    advertising: ['Werbung'],
    dispute: ['Europäische Kommission', 'weder bereit noch verpflichtet'],
    fields: [
      ...['Vertreten durch', 'Registergericht', 'Registernummer'],
      ...['Umsatzsteuer-Identifikationsnummer', '§ 18 Abs. 2 MStV'],
    ],
  },
};

function flatText(catalog: object): string {
  return [...flatten(catalog as never).values()].join('\n');
}

const cases = Object.entries(terms).flatMap(([locale, row]) =>
  Object.entries(row).map(([place, words]) => [locale, place, words]),
) as [Locale, keyof Terms, readonly string[]][];

test.each(cases)('%s, %s: the texts name %j', async (locale, place, words) => {
  const messages = await loadMessages(locale);
  for (const text of places[place](messages, locale)) {
    const spaced = text.replaceAll('\u00a0', ' ');
    for (const word of words) expect(spaced).toContain(word);
  }
});
