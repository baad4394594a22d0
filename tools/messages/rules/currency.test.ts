import { currencyFaults } from './currency';
import { faultsOf } from './testing';

const bare = { english: 'At least S$ {lost} were lost' };
const amount = { english: 'It lists {reward}' };
const plain = { english: 'No money' };

test.each([
  ['Ztratili {lost}', bare, 'names no currency, as the English text does: write S$'],
  ['Ztratili {lost} dolarů ($)', bare, 'has a dollar that does not say whose it is, write S$'],
  ['{lost} de dolari, scrie presa din Singapore', bare, 'has a dollar that does not say whose'],
  ['Ztratili S$ {lost} (dolarů)', bare, 'has a dollar that does not say whose it is'],
  ['Uvádí {reward} S$', amount, 'has “S$”, and its arguments are amounts'],
  ['Uvádí {reward} €', amount, 'has “€”, and its arguments are amounts'],
  ['Uvádí {reward} SGD', amount, 'has “SGD”, and its arguments are amounts'],
  ['{reward}シンガポールドル', amount, 'has “シンガポールドル”, and its arguments are amounts'],
])('a wrong currency is reported: %s', (text, english, fault) => {
  expect(faultsOf(currencyFaults, text, english)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['Ztratili {lost} S$', bare],
  ['{lost} singapurských dolarů', bare],
  ['{lost}シンガポールドル', bare],
  ['{lost} de dolari din Singapore', bare],
  ['{lost} de dollars de la Singapour', bare],
  ['Uvádí {reward}', amount],
  ['Žádné S$ ani €', plain],
])('%s is right', (text, english) => {
  expect(faultsOf(currencyFaults, text, english)).toEqual([]);
});
