import { glossaryFaults } from './glossary';

const english = { terms: { survey: 'survey', reward: 'reward' } };
const texts = { title: 'Umfragen, mit\u00a0Prämie' };

test('words that the texts use, in any case and with any space, are right', () => {
  const terms = { survey: 'umfrage', reward: 'mit Prämie' };
  expect(glossaryFaults(english, { terms }, texts)).toEqual([]);
});

test('a term that is missing, unknown or unused is named', () => {
  const terms = { survey: 'Befragung', payout: 'Prämie' };
  expect(glossaryFaults(english, { terms }, texts)).toEqual([
    'terms.reward: is missing',
    'terms.survey: no text uses “Befragung”',
    'terms.payout: is no term of the English glossary',
  ]);
});
