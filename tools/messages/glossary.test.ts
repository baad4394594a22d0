import { glossaryFaults } from './glossary';

const searched_for = ['Umfragen mit Prämie', 'bezahlte Umfragen'];
const english = { terms: { survey: 'survey', reward: 'reward' }, searched_for };
const texts = { meta: { title: 'Umfragen mit\u00a0Prämie' } };

test('words that the texts use, in any case and with any space, are right', () => {
  const terms = { survey: 'umfrage', reward: 'mit Prämie' };
  expect(glossaryFaults(english, { terms, searched_for }, texts)).toEqual([]);
});

test('a term that is missing, unknown or unused is named', () => {
  const terms = { survey: 'Befragung', payout: 'Prämie' };
  expect(glossaryFaults(english, { terms, searched_for }, texts)).toEqual([
    'terms.reward: is missing',
    'terms.survey: no text uses “Befragung”',
    'terms.payout: is no term of the English glossary',
  ]);
});

test('a title without any of the words that people search for is named', () => {
  const terms = { survey: 'Umfragen', reward: 'Prämie' };
  expect(glossaryFaults(english, { terms, searched_for: ['Meinung, Geld'] }, texts)).toEqual([
    'searched_for: none of its words stands in meta.title, “Umfragen mit\u00a0Prämie”',
  ]);
});
