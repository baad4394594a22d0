import { type LegalTerms, legalTermFaults } from './legal-terms';

const section = { text: 'Art.\u00a06 DSGVO' };
const texts = {
  pages: {
    terms: { sections: { law: section, advertising: section } },
    privacy: {
      sections: {
        controller: section,
        hosting: section,
        rights: section,
        contact_form: { text_connected: 'Art. 6 DSGVO', text_unconnected: 'Art. 6 DSGVO' },
      },
    },
    imprint: { dispute: section, DE: { vatId: 'Art. 6 DSGVO' }, SG: { uen: 'UEN' } },
  },
};
const places = [
  'controller',
  'privacyLaw',
  'delivery',
  'contact',
  'rights',
  'authority',
  'governingLaw',
  'advertising',
  'dispute',
  'fields',
];
const terms: LegalTerms = {
  country: 'DE',
  ...Object.fromEntries(places.map((place) => [place, ['Art. 6 DSGVO']])),
};

const linesOf = (...[own, content, country, code]: Parameters<typeof legalTermFaults>) =>
  legalTermFaults(own, content, country, code).map(({ key, what }) => `${key}: ${what}`);

test('terms that every message of their place names are right', () => {
  expect(linesOf(terms, texts, 'DE', 'de')).toEqual([]);
});

test('a term that a message lacks is named, also where another message of the place has it', () => {
  const contact = { text_connected: 'Art. 6 DSGVO', text_unconnected: 'Art. 7 DSGVO' };
  const { sections } = texts.pages.privacy;
  const privacy = { sections: { ...sections, contact_form: contact } };
  expect(linesOf(terms, { pages: { ...texts.pages, privacy } }, 'DE', 'de')).toEqual([
    'contact: pages.privacy.sections.contact_form.text_unconnected does not name “Art. 6 DSGVO”',
  ]);
});

test("a legal notice is asked for its own country's fields", () => {
  expect(linesOf({ ...terms, country: 'SG' }, texts, 'SG', 'de')).toEqual([
    'fields: pages.imprint.SG does not name “Art. 6 DSGVO”',
  ]);
});

test('texts for a company in another country are reported in one line', () => {
  expect(linesOf(terms, {}, 'SG', 'es')).toEqual([
    expect.stringMatching(
      /^country: the legal texts in es are written for a company in Germany, .* es to one in Singapore: /,
    ),
  ]);
  expect(linesOf({ ...terms, country: 'sg' }, texts, 'SG', 'es')).toEqual([
    expect.stringMatching(/^country: must be SG or DE/),
  ]);
});

test('a place without terms, and a place that there is not, are named', () => {
  const { dispute: _, ...others } = terms;
  const odd = { ...others, court: ['x'] };
  expect(linesOf(odd, texts, 'DE', 'de')).toEqual([
    expect.stringContaining('court: is none of controller, '),
    'dispute: is missing',
  ]);
});

test('a message that is missing is left to another check', () => {
  expect(linesOf(terms, {}, 'DE', 'de')).toEqual([]);
});
