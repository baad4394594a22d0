/** How much of a title and a description search results show, in Latin characters. */
export const limits = { title: 60, description: 155 };

/** Characters of Japanese and Korean are twice as wide as Latin ones. */
const wide =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** The width of a text in Latin characters. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}
