import { avoidedWords, glossaryFaults, wronglyMarked } from './glossary';

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
    { key: 'terms.reward', what: 'is missing' },
    { key: 'terms.survey', what: 'no text uses “Befragung”' },
    { key: 'terms.payout', what: 'is no term of the English glossary' },
  ]);
});

test('a title without any of the words that people search for is named', () => {
  const terms = { survey: 'Umfragen', reward: 'Prämie' };
  expect(glossaryFaults(english, { terms, searched_for: ['Meinung, Geld'] }, texts)).toEqual([
    {
      key: 'searched_for',
      what: 'none of its words stands in meta.title, “Umfragen mit\u00a0Prämie”',
    },
  ]);
});

test('a key that is wrongly marked as the same as in English is named', () => {
  const english = new Map([
    ['hero.name', 'Name'],
    ['hero.title', 'Surveys'],
  ]);
  const own = new Map([
    ['hero.name', 'Name'],
    ['hero.title', 'Umfragen'],
  ]);
  const same_as_english = ['hero.name', 'hero.titel', 'hero.title'];
  expect(wronglyMarked(english, own, { same_as_english })).toEqual([
    { key: 'same_as_english.1', what: 'hero.titel is no key of the messages' },
    { key: 'same_as_english.2', what: 'hero.title is not the same as in English: “Umfragen”' },
  ]);
});

test('a text that has another word for a term is named, with the word to write', () => {
  const own = {
    terms: { minimum_payout: 'Mindestauszahlung', reward: 'Prämie' },
    avoid: { minimum_payout: ['Auszahlungs\u00adgrenze', 'Mindestbetrag'] },
    searched_for,
    address: 'Sie',
    quotation_marks: '„“',
  };
  const catalog = {
    pay: { text: 'Die Mindestauszahlung ist klein.' },
    terms: { text: 'Es gibt hohe Auszahlungsgrenzen.' },
  };
  expect(avoidedWords(own, catalog)).toEqual([
    {
      key: 'terms.text',
      what: 'has “Auszahlungs\u00adgrenze” where the glossary has “Mindestauszahlung”',
    },
  ]);
});

test('words to avoid for what is no term are named', () => {
  const own = { terms: { survey: 'Umfragen', reward: 'Prämie' }, avoid: { payot: ['Auszahlung'] } };
  expect(glossaryFaults(english, { ...own, searched_for }, texts)).toEqual([
    { key: 'avoid.payot', what: 'is no term of this glossary' },
  ]);
});
