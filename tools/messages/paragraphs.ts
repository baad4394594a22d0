/** Texts that have lost a paragraph, or gained one. */

/** The texts of every language by its code and their keys, the base language first. */
type Texts = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const countIn = (text: unknown) => String(text).split('\n\n').length;

/**
 * One line for each text of a language that alone has other paragraphs than English. Where a second language differs,
 * laws do, or an editor is on the way through all.
 */
export function paragraphFaults(texts: Texts, code: string): string[] {
  const [[base, english], ...others] = texts;
  const own = texts.get(code);
  if (!own || code === base) return [];
  return [...english].flatMap(([key, text]) => {
    const differing = others.filter(
      ([, messages]) => messages.has(key) && countIn(messages.get(key)) !== countIn(text),
    );
    if (differing.length !== 1 || differing[0][0] !== code) return [];
    return `${key}: has ${countIn(own.get(key))} of ${countIn(text)} paragraphs, unlike every other language: they begin with \\n\\n`;
  });
}
