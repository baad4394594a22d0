import { quotationFaults } from './quotation-marks';
import { faultsOf } from './testing';

test.each([
  ['He said "yes"', 'straight quotation mark'],
  ["rei'ittää", 'straight apostrophe'],
  ["Anna '{name}'", 'straight apostrophe'],
])('a straight mark is reported: %s', (text, fault) => {
  expect(faultsOf(quotationFaults, text)).toEqual([expect.stringContaining(fault)]);
});

test('a quotation mark of another language is reported, and an apostrophe is none', () => {
  const marks = { quotationMarks: '„“‚‘' };
  expect(faultsOf(quotationFaults, 'Řekl „ano“, d’Artagnan', marks)).toEqual([]);
  expect(faultsOf(quotationFaults, 'Řekl «ano»', marks)).toEqual([
    'has a quotation mark that is none of „“‚‘, the quotation_marks in the glossary: “Řekl «ano»”',
  ]);
});

test.each([
  ['„“‚‘', 'Die „Server-Protokolle„', '„ and “ not in turn'],
  ['„“‚‘', '“Server-Protokolle„', '„ and “ not in turn'],
  ['„“‚‘', 'Die „<b>Protokolle</b>', '„ and “ not in turn'],
  ['„“‚‘', 'Protokolle“ und „Pfade“', '„ and “ not in turn'],
  ['‘’“”', 'The ‘logs‘ aren’t', '‘ and ’ not in turn'],
])('of %s, marks that are not in turn are reported: %s', (quotationMarks, text, fault) => {
  expect(faultsOf(quotationFaults, text, { quotationMarks })).toEqual([
    expect.stringContaining(fault),
  ]);
});

test.each([
  ['„“‚‘', 'Die „<b>Protokolle</b>“ und „{name}“'],
  ['„“‚‘', '{n, plural, one {„Tag“} other {„Tage“}}'],
  ['‘’“”', 'The ‘logs’ aren’t the visitors’'],
  ['”’', 'Ett ”ord” till'],
  ['»«›‹', 'Die »Protokolle«'],
])('of %s, %s has its marks in order', (quotationMarks, text) => {
  expect(faultsOf(quotationFaults, text, { quotationMarks })).toEqual([]);
});
