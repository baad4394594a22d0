/** Texts that have lost a paragraph, or gained one. */

type Messages = ReadonlyMap<string, unknown>;

const countIn = (text: unknown) => String(text).split('\n\n').length;

/** So many languages that keep to English show that this text is no matter of law or of one country. */
const fewest = 2;

/**
 * One line for each text that has other paragraphs than English, if all languages of the same company have the same.
 * Where one of those differs too, a law does, or an editor is on the way through all.
 * @param peers the messages of the other languages of the company, without English
 */
export function paragraphFaults(
  english: Messages,
  own: Messages,
  peers: readonly Messages[],
): string[] {
  return [...own].flatMap(([key, text]) => {
    const [count, asked] = [text, english.get(key)].map(countIn);
    const others = peers.filter((messages) => messages.has(key));
    const areAlike = others.every((messages) => countIn(messages.get(key)) === asked);
    if (count === asked || others.length < fewest || !areAlike || !english.has(key)) return [];
    return `${key}: has ${count} of ${asked} paragraphs, unlike English and the other languages of its company: a new one begins with \\n\\n`;
  });
}

/**
 * One line for each text that has fewer paragraphs than in every other language of the company, also where the law of
 * English readers wants others.
 * @param peers the messages of the other languages of the company, without English
 */
export function lostParagraphHints(
  english: Messages,
  own: Messages,
  peers: readonly Messages[],
): string[] {
  return [...own].flatMap(([key, text]) => {
    // A text that was left in English is another check's to tell.
    if (text === english.get(key)) return [];
    const counts = peers.flatMap((messages) =>
      messages.has(key) ? countIn(messages.get(key)) : [],
    );
    const least = Math.min(...counts);
    if (counts.length < fewest || countIn(text) >= least) return [];
    return `${key}: has ${countIn(text)} of at least ${least} paragraphs that every other language of its company has`;
  });
}
