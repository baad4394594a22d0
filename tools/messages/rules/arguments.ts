/** A translation has the arguments and tags of the English text, and can be parsed. */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { elementsOf } from '../icu';
import { excerpt, type IcuText, type Message } from '../message';

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'choice',
};

/** What a message asks of its caller: `{name}` with the kind of value, and `<tags>`. */
function demandsOf({ elements }: IcuText): string[] {
  const demands = elementsOf(elements).flatMap((element) => {
    if (element.type === TYPE.tag) return `<${element.value}>`;
    const kind = kinds[element.type];
    return kind && 'value' in element ? `{${element.value}} (${kind})` : [];
  });
  return [...new Set(demands)].sort();
}

/** Why an argument may be missing although it stands there, if that is so. */
function quoted(text: string): string {
  return /'[{<]/.test(text) ? "; a straight ' makes plain text of { or < behind it: write ’" : '';
}

/**
 * In one line, what a message lacks and has too much; where it is one of each, one was meant to be
 * the other.
 */
export function argumentFaults({ text, english, ...message }: Message): string[] {
  const [wanted, found] = [demandsOf(english), demandsOf({ text, ...message })];
  const lacks = wanted.filter((name) => !found.includes(name));
  const adds = found.filter((name) => !wanted.includes(name));
  if (lacks.length === 1 && adds.length === 1 && lacks[0][0] === adds[0][0])
    return [`has ${adds[0]}: is ${lacks[0]} meant?`];
  const faults = [
    ...(lacks.length > 0 ? [`lacks ${lacks.join(', ')}`] : []),
    ...(adds.length > 0 ? [`has ${adds.join(', ')}, which the English text has not`] : []),
  ];
  return faults.length > 0 ? [`${faults.join('; ')}${quoted(text)}`] : [];
}

/**
 * The parser's error and its place: `unclosed tag at “<mail>us”`.
 * @param error what it has thrown
 */
export function syntaxFault(text: string, error: unknown): string {
  const { message, location } = error as Error & { location?: { start: { offset: number } } };
  const place = text.slice(location?.start.offset ?? 0);
  return `has invalid ICU syntax: ${message.toLowerCase().replaceAll('_', ' ')} at “${excerpt(place)}”`;
}
