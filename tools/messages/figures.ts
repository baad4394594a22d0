/** Figures that a text writes itself, where the other languages write others: `16` for `18`. */
import { wordsOf } from './words';

type Messages = ReadonlyMap<string, unknown>;

/** Fewer languages would not tell a wrong figure from a language's custom. */
const fewest = 2;

/** In the legal pages, each country's own laws bring articles and paragraphs. */
const legal = /^pages\.(terms|privacy|imprint)\./;

/** So many digits make a figure that stands in one language alone worth a look. Smaller ones may be words elsewhere. */
const shortestOf = (key: string) => (legal.test(key) ? 4 : 2);

/** The figures in texts, in digits of any width. */
const digitsIn = (texts: readonly string[]) =>
  new Set(
    texts
      .join(' ')
      .normalize('NFKC')
      .match(/\p{Nd}+/gu) ?? [],
  );

/** The figures outside a message's arguments. */
const figuresIn = (message: unknown) => digitsIn(wordsOf(message));

/**
 * One line for each text that lacks a figure which all other languages of its company have, or that has one of its own.
 * A figure that is a word in one of them, or that stands in two, is custom.
 * @param peers the messages of the other languages of the company, without English
 * @param named what the language's law wants to be named: figures in it are meant
 */
export function figureHints(
  english: Messages,
  own: Messages,
  peers: readonly Messages[],
  named: readonly string[],
): string[] {
  const meant = digitsIn(named);
  return [...own].flatMap(([key, text]) => {
    const others = peers.filter((messages) => messages.has(key));
    // A text that was left in English is another check's to tell.
    if (others.length < fewest || text === english.get(key)) return [];
    const figures = figuresIn(text);
    const theirs = others.map((messages) => figuresIn(messages.get(key)));
    const known = new Set([...theirs, figuresIn(english.get(key))].flatMap((some) => [...some]));
    const lacks = [...theirs[0]].filter(
      (one) => !figures.has(one) && theirs.every((some) => some.has(one)),
    );
    const adds = [...figures].filter((one) => !known.has(one) && !meant.has(one));
    const odd = adds.filter((one) => lacks.length > 0 || one.length >= shortestOf(key));
    const faults = [
      ...(odd.length ? [`has ${odd.join(', ')}, which no other language of its company has`] : []),
      ...(lacks.length ? [`lacks ${lacks.join(', ')}, which all others have`] : []),
    ];
    return faults.length ? [`${key}: ${faults.join('; ')}: is the figure right?`] : [];
  });
}
