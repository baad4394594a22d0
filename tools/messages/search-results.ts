/**
 * How many characters of a title and a description search results show, in Latin script and in
 * Japanese or Korean, whose characters are about twice as wide.
 */
const limits = { title: { narrow: 60, wide: 32 }, description: { narrow: 155, wide: 85 } };

export type ResultKind = keyof typeof limits;

const wide =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** True for a character of Japanese or Korean, which is about as wide as two of Latin script. */
export const isWide = (character: string) => wide.test(character);

/**
 * What is wrong with a text that search results would cut, if anything. Each character takes its
 * share of the room.
 */
export function searchResultFault(kind: ResultKind, text: string): string | undefined {
  const characters = [...text];
  const wideOnes = characters.filter(isWide).length;
  const { narrow, wide: most } = limits[kind];
  // Whole numbers: shares as fractions would not always add up to one.
  const room = (characters.length - wideOnes) * most + wideOnes * narrow;
  if (room <= narrow * most) return;
  const limit = wideOnes > characters.length / 2 ? most : narrow;
  return `is too long for search results, which show ${limit} of its ${characters.length} characters`;
}
