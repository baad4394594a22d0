import { testConfig } from '../../lib/testing/test-site';
import { currencyFaults } from './currency';

const base = {
  bare: 'At least S$ {lost} were lost',
  amount: 'It lists {reward}',
  plain: 'No money',
};
const { facts } = testConfig;
const faultsIn = (change: Record<string, string>, language = 'cs') =>
  currencyFaults(base, change, facts, language);

test.each([
  ['bare', 'Ztratili {lost}', 'names no currency: write S$ beside {lost}: “Ztratili {lost}”'],
  ['bare', 'Ztratili {lost} dolarů ($)', 'has a dollar that does not say whose it is, write S$'],
  ['bare', '{lost} de dolari, scrie presa din Singapore', 'has a dollar that does not say whose'],
  ['bare', 'Ztratili S$ {lost} (dolarů)', 'has a dollar that does not say whose it is, write S$'],
  ['amount', 'Uvádí {reward} S$', 'has “S$”, and its arguments are amounts'],
  ['amount', 'Uvádí {reward} €', 'has “€”, and its arguments are amounts'],
  ['amount', 'Uvádí {reward} SGD', 'has “SGD”, and its arguments are amounts'],
])('%s: %s', (key, text, fault) => {
  const [line, ...others] = faultsIn({ [key]: text });
  expect(line.startsWith(`${key}: ${fault}`)).toBe(true);
  expect(others).toEqual([]);
});

test.each([
  ['bare', 'Ztratili {lost} S$'],
  ['bare', '{lost} singapurských dolarů'],
  ['bare', '{lost}シンガポールドル'],
  ['bare', '{lost} de dolari din Singapore'],
  ['bare', '{lost} de dollars de la Singapour'],
  ['bare', 'Broken {lost'],
  ['amount', 'Uvádí {reward}'],
  ['plain', 'Žádné S$ ani €'],
])('%s: %s is right', (key, text) => {
  expect(faultsIn({ [key]: text })).toEqual([]);
});

test.each([
  ['fi', 'Se lupaa {reward} Singaporen dollaria', 'Singaporen dollaria'],
  ['cs', 'Uvádí {reward} singapurských dolarů', 'singapurských dolarů'],
])('in %s, %s writes the currency twice', (language, amount, name) => {
  expect(faultsIn({ amount }, language)).toEqual([
    expect.stringContaining(`amount: has “${name}”, and its arguments are amounts`),
  ]);
});
