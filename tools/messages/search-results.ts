/**
 * How many characters of a title and a description search results show, in Latin script and in Japanese or
 * Korean, whose characters are about twice as wide.
 */
const limits = {
  title: { narrow: 60, wide: 32 },
  description: { narrow: 155, wide: 85 },
};

const wide =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** True for a text that search results show whole. Each character takes its share of the room. */
export function fitsSearchResult(kind: keyof typeof limits, text: string): boolean {
  const characters = [...text];
  const wideOnes = characters.filter((character) => wide.test(character)).length;
  const { narrow, wide: most } = limits[kind];
  // Whole numbers: shares as fractions would not always add up to one.
  return (characters.length - wideOnes) * most + wideOnes * narrow <= narrow * most;
}
