import type { KeyFault } from './files';
import { glossarySchema, legalTermsSchema, shapeFaults } from './schemas';

const glossary = {
  terms: { survey: 'anketa' },
  searched_for: ['ankety'],
  address: 'formal: vy',
  quotation_marks: '„“‚‘',
};

const linesOf = (faults: readonly KeyFault[]) => faults.map(({ key, what }) => `${key}: ${what}`);

test.each<[change: object, fault: string]>([
  [{ terms: { survey: ' ' } }, 'terms.survey: is an empty text: every text would have it: " "'],
  [{ searched_for: 'ankety' }, 'searched_for: must be a list of texts, like'],
  [{ avoid: { survey: 'dotaz' } }, 'avoid.survey: must be a list of texts'],
  [{ searched_for: undefined }, 'searched_for: must be a list of texts'],
  [{ address: undefined }, 'address: must be how readers are addressed, like "formal: Sie"'],
  [{ address: '' }, 'address: is an empty text'],
  [{ same_as_english: [3] }, 'same_as_english.0: must be a text: 3'],
  [{ quotation_marks: '"' }, 'quotation_marks: must be the quotation marks of the language'],
  [
    { quotation_marks: '„”«' },
    'quotation_marks: must be the quotation marks of the language, in pairs',
  ],
  [{ quotation_marks: undefined }, 'quotation_marks: must be the quotation marks of the language'],
  [{ serched_for: [] }, 'serched_for: is unknown here, perhaps searched_for is meant'],
])('a glossary with %j', (change, fault) => {
  expect(linesOf(shapeFaults(glossarySchema, { ...glossary, ...change }))).toEqual([
    expect.stringContaining(fault),
  ]);
});

test.each<[terms: unknown, fault: string]>([
  [{ law: 'text' }, 'law: must be a list of texts, like ["one", "two"]: "text"'],
  [{ law: [''] }, 'law.0: is an empty text'],
  [{ law: [] }, 'law: is empty'],
  [{ country: ['DE'] }, 'country: must be a text, like "DE"'],
  ['law', 'must be { "country": "DE", "place": ["term"], … }'],
])('legal terms of %j', (terms, fault) => {
  expect(linesOf(shapeFaults(legalTermsSchema, terms))).toEqual([expect.stringContaining(fault)]);
});

test('a glossary and legal terms in order have no faults', () => {
  expect(shapeFaults(glossarySchema, { ...glossary, same_as_english: [] })).toEqual([]);
  expect(shapeFaults(legalTermsSchema, { country: 'DE', law: ['zákon'] })).toEqual([]);
});
