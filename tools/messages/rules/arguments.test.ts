import { icuText } from '../message';
import { argumentFaults, syntaxFault } from './arguments';
import { faultsOf } from './testing';

test.each([
  ['Hello {name}', 'Hallo {name}'],
  ['{n, plural, one {# apple} other {# apples}}', '{n, plural, other {# Äpfel}}'],
  ['Write <mail>us</mail>', '<mail>Schreiben</mail>'],
  ['On {day, date, long}', 'Am {day, date, short}'],
])('another text with the arguments and tags of “%s” matches', (english, text) => {
  expect(faultsOf(argumentFaults, text, { english })).toEqual([]);
});

test.each([
  ['Hello {name}', 'Hallo', 'lacks {name} (text)'],
  ['Hello {name}', 'Hallo {nome}', 'has {nome} (text): is {name} (text) meant?'],
  ['{n, number} apples', '{n} Äpfel', 'has {n} (text): is {n} (number) meant?'],
  [
    'Hello {name}',
    "Hallo '{name}'",
    "lacks {name} (text); a straight ' makes plain text of { or < behind it: write ’",
  ],
  ['Write <mail>us</mail>', '<link>x</link>', 'has <link>: is <mail> meant?'],
  ['Hello {name}', '<b>Hallo</b>', 'lacks {name} (text); has <b>, which the English text has not'],
])('a translation that asks for something else is reported: “%s”, “%s”', (english, text, fault) => {
  expect(faultsOf(argumentFaults, text, { english })).toEqual([fault]);
});

test('a text that cannot be parsed is reported with the place, in one line', () => {
  const text = `Hallo\n\n<b>{name} ${'x'.repeat(80)}`;
  const fault = () => {
    try {
      return icuText(text);
    } catch (error) {
      return syntaxFault(text, error);
    }
  };
  expect(fault()).toBe(`has invalid ICU syntax: unclosed tag at “<b>{name} ${'x'.repeat(50)}…”`);
});
