/** Texts that have lost their last full stop. */

type Messages = ReadonlyMap<string, unknown>;

/** Fewer languages would not tell a slip from a language's custom. */
const fewest = 2;

/** What may stand behind the last mark: closing marks and tags. */
const behind = '(?:[\\p{Pe}\\p{Pf}“]|</\\w+>)*$';

const fullStop = new RegExp(`[.。।]${behind}`, 'u');
/** Any mark, or an argument, which may bring its own. */
const anyEnd = new RegExp(`[\\p{Sentence_Terminal}…:：;}]${behind}`, 'u');

/** One line for each text without a last mark where English and all other languages of the company have a full stop. */
export function finalStopHints(
  english: Messages,
  own: Messages,
  peers: readonly Messages[],
): string[] {
  // Some languages end their texts with none.
  if (![...own.values()].some((text) => fullStop.test(String(text)))) return [];
  return [...own].flatMap(([key, text]) => {
    const others = peers.filter((messages) => messages.has(key));
    const areStopped = [english, ...others].every((one) => fullStop.test(String(one.get(key))));
    if (anyEnd.test(String(text)) || others.length < fewest || !areStopped) return [];
    return `${key}: ends without a full stop, unlike English and the other languages of its company`;
  });
}
