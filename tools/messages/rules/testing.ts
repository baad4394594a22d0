/** Asks a rule, in its test. */
import { icuText, type Language, type Message, type Rule } from '../message';

type Surroundings = Partial<Pick<Message, 'key' | 'note'>> &
  Partial<Language> & { english?: string; others?: readonly string[] };

/**
 * What a rule says of a text: of a German translation of other words, unless the surroundings are
 * others.
 */
export function faultsOf(
  rule: Rule,
  text: string,
  {
    key = 'hero.title',
    note = {},
    english = 'English',
    others = [],
    ...language
  }: Surroundings = {},
): readonly string[] {
  const message = {
    ...icuText(text),
    key,
    note,
    english: icuText(english),
    others: others.map(icuText),
  };
  return rule(message, {
    code: 'de',
    currency: { code: 'SGD', sign: 'S$' },
    ...language,
  });
}
